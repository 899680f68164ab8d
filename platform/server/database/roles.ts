import type pg from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';

/** Passwords of the roles that sign in. */
export type RolePasswords = { readonly owner: string; readonly app: string; readonly backup: string };

type RoleLaw = { readonly name: string; readonly attributes: string; readonly password: string | null };

/**
 * The roles of a Maed database.
 *
 * - `maed_owner` owns every table and runs migrations. Row security is forced on it too.
 * - `maed_app` is the application's login: owns nothing, bypasses nothing.
 * - `maed_auth` and `maed_worker` cannot sign in; the application steps into them by SET ROLE, for accounts and jobs.
 * - `maed_backup` reads everything, for backups alone.
 */
const laws = (passwords: RolePasswords): RoleLaw[] => [
  { name: 'maed_owner', attributes: 'login nosuperuser nocreaterole nobypassrls', password: passwords.owner },
  { name: 'maed_app', attributes: 'login nosuperuser nocreaterole nocreatedb nobypassrls', password: passwords.app },
  { name: 'maed_auth', attributes: 'nologin nosuperuser nobypassrls', password: null },
  { name: 'maed_worker', attributes: 'nologin nosuperuser nobypassrls', password: null },
  { name: 'maed_backup', attributes: 'login nosuperuser bypassrls', password: passwords.backup },
];

/** Creates the roles that are missing and gives all of them the attributes they should have. Safe to repeat. */
export const ensureRoles = async (privileged: pg.Client, passwords: RolePasswords): Promise<void> => {
  const { rows } = await privileged.query<{ rolname: string }>('select rolname from pg_roles');
  const existing = new Set(rows.map((row) => row.rolname));
  for (const { name, attributes, password } of laws(passwords)) {
    const verb = existing.has(name) ? 'alter' : 'create';
    const secret = password === null ? '' : ` password ${escapeLiteral(password)}`;
    await privileged.query(`${verb} role ${name} ${attributes}${secret}`);
  }
  for (const role of ['maed_auth', 'maed_worker']) {
    await privileged.query(`grant ${role} to maed_app with inherit false, set true`);
    await privileged.query(`grant ${role} to maed_owner with inherit false, set true`);
  }
  await privileged.query('grant pg_read_all_data to maed_backup');
};

/** Creates a database that belongs to the owner role, unless it is there. */
export const ensureDatabase = async (privileged: pg.Client, name: string): Promise<void> => {
  const { rowCount } = await privileged.query('select from pg_database where datname = $1', [name]);
  const database = escapeIdentifier(name);
  if (rowCount === 0) await privileged.query(`create database ${database} owner maed_owner`);
  await privileged.query(`revoke connect on database ${database} from public`);
  await privileged.query(`grant connect on database ${database} to maed_app, maed_backup`);
  // Its library creates its own schema, as the worker role, and upgrades it by itself.
  await privileged.query(`grant create on database ${database} to maed_worker`);
};
