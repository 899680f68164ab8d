import { readFileSync } from 'node:fs';

/** The operating system account that PostgreSQL runs as; null where it may run as ourselves. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

const candidates = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. Under root this names the account to drop to: `postgres` where the system has it,
 * else `nobody`. An account without an entry in /etc/passwd does not work: initdb looks its name up.
 *
 * @throws when running as root on a system with neither account.
 */
export const unprivilegedAccount = (): Account | null => {
  if (process.getuid?.() !== 0) return null;
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const candidate of candidates) {
    const entry = entries.find(([name]) => name === candidate);
    if (entry) return { name: candidate, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither an account "postgres" nor "nobody". ' +
      'Create one (for example: useradd --system postgres), or set DATABASE_URL.',
  );
};
