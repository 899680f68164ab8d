import pg from 'pg';

/** Something about the database that makes serving from it unsafe, with what to do. */
export type GateFinding = { readonly what: string; readonly remedy: string };

const oldestVersion = 180_000;

type Facts = {
  readonly version: number;
  readonly encoding: string;
  readonly fsync: string;
  readonly role: string;
  readonly is_superuser: boolean;
  readonly bypasses: boolean;
  readonly owned: string;
};

const factsQuery = `
  select current_setting('server_version_num')::int as version,
         pg_encoding_to_char((select encoding from pg_database where datname = current_database())) as encoding,
         current_setting('fsync') as fsync,
         current_user as role,
         r.rolsuper as is_superuser,
         r.rolbypassrls as bypasses,
         (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relowner = r.oid and n.nspname in ('public', 'app', 'auth'))
         + (select count(*) from pg_database d where d.datname = current_database() and d.datdba = r.oid) as owned
    from pg_roles r where r.rolname = current_user`;

const findingsOf = (facts: Facts): GateFinding[] => {
  const findings: GateFinding[] = [];
  const refuse = (what: string, remedy: string): void => void findings.push({ what, remedy });
  if (facts.version < oldestVersion) refuse(`PostgreSQL ${facts.version} is too old`, 'Run PostgreSQL 18 or newer.');
  if (facts.encoding !== 'UTF8') {
    refuse(`The database is encoded in ${facts.encoding}`, "Create it anew with ENCODING 'UTF8': Amharic is lost otherwise.");
  }
  if (facts.fsync !== 'on') refuse('fsync is off', 'Switch it on: an acknowledged write must survive a power cut.');
  if (facts.is_superuser) refuse(`The login ${facts.role} is a superuser`, 'Use the login maed_app: superusers bypass row security.');
  if (facts.bypasses && !facts.is_superuser) {
    refuse(`The login ${facts.role} bypasses row security`, `Run: alter role ${facts.role} nobypassrls`);
  }
  if (Number(facts.owned) > 0) {
    refuse(`The login ${facts.role} owns tables`, 'Use the login maed_app for the application and maed_owner for migrations.');
  }
  return findings;
};

/** Looks at the database through the application's own login and names everything that makes it unsafe to serve from. */
export const inspectDatabase = async (app: pg.ClientConfig): Promise<GateFinding[]> => {
  const client = new pg.Client({ ...app, application_name: 'maed-gate' });
  await client.connect();
  try {
    const { rows } = await client.query<Facts>(factsQuery);
    if (!rows[0]) throw new Error('The database did not say who we are.');
    return findingsOf(rows[0]);
  } finally {
    await client.end();
  }
};
