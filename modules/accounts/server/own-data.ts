import type { Tx } from '../../../platform/server/database/tx.ts';
import { asAuthRole } from './as-auth-role.ts';

type PersonTx = Tx & { readonly userId: string };

/** A table as a file has it: every value as PostgreSQL writes it. */
export type OwnTable = { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | null)[])[] };

/** What lies apart from the product's own tables. Whatever proves who somebody is, is nobody's to take along. */
const statements = {
  account: `select u.id, u.email, u.email_verified, u.two_factor_enabled, u.created_at, a.updated_at as password_set_at
              from auth."user" u left join auth.account a on a.user_id = u.id and a.provider_id = 'credential' where u.id = $1`,
  sign_in: `select s.id, s.created_at as signed_in_at, s.updated_at as last_used_at, s.expires_at, s.ip_address, s.user_agent
              from auth.session s where s.user_id = $1 order by s.created_at`,
  passkey: `select p.id, p.name, p.device_type, p.backed_up, p.transports, p.created_at, p.last_used_at
              from auth.passkey p where p.user_id = $1 order by p.created_at`,
  letter: `select l.id, l.template, l.language, l.queued_at, l.delivered_at
              from mail.letter l join auth."user" u on u.email = l.recipient where u.id = $1 order by l.queued_at`,
} as const;

/** The tables about a person's account and sign-ins. */
export const ownAccountTables: readonly string[] = Object.keys(statements);

/** One of `ownAccountTables`, of the person alone; null for any other name. */
export const ownAccountTable = async (tx: PersonTx, table: string): Promise<OwnTable | null> => {
  if (!Object.hasOwn(statements, table)) return null;
  const text = statements[table as keyof typeof statements];
  const { fields, rows } = await asAuthRole(tx, () =>
    tx.client.query<unknown[]>({ rowMode: 'array', text, values: [tx.userId], types: asText }),
  );
  return { columns: fields.map(({ name }) => name), rows: rows as (string | null)[][] };
};

/** Every value as PostgreSQL writes it. */
const asText = { getTypeParser: () => (value: unknown) => value } as never;
