/** The owner's side of the server: how it is, backups, closing and unblocking tables. */
import type { BackupInfo, HostInfo, HostTable } from '../../wire/host.ts';
import type { Code } from '../../wire/protocol.ts';
import { call } from './api.ts';

export const hostApi = {
  look: () => call<HostInfo>('/host'),
  /** Hands in the host key; from then on this browser is known for some hours. */
  signIn: (key: string) => call<unknown>('/host/session', { key }),
  signOut: () => call<unknown>('/host/session', undefined, 'DELETE'),
  backUp: () => call<BackupInfo>('/host/backups', undefined, 'POST'),
  close: (code: Code) => call<HostTable>(`/host/tables/${code}/close`, undefined, 'POST'),
  unblock: (code: Code) => call<HostTable>(`/host/tables/${code}/unblock`, undefined, 'POST'),
};
