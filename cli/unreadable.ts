/** Why a file that somebody named could not be read, as a part of a sentence. */
export function whyUnreadable(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  return code === 'EISDIR' ? 'it is a folder' : `it cannot be read (${code})`;
}
