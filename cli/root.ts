import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the working directory. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
