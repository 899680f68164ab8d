import { fileURLToPath } from 'node:url';

/** Where the SQL lies when the source runs as it is. */
export const sqlFolders = {
  migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
  policies: fileURLToPath(new URL('./policies', import.meta.url)),
};
