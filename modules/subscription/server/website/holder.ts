import { withPerson, type EntryRefused } from '../../../../platform/server/database/tenancy.ts';
import type { Pools } from '../../../../platform/server/database/pool.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import { readAccessToken } from '../../../accounts/server/public.ts';
import { websiteUnconfirmed } from '../../contract/website.contract.ts';
import type { BillingProvider } from '../billing/billing-provider.ts';
import type { Chapa } from '../chapa/chapa-adapter.ts';
import { holdsAccount, type CountsOf } from './website-facts.ts';

type PersonTx = Tx & { readonly userId: string };

/** What the website is wired with. */
export type WebsiteWiring = {
  readonly pools: Pools;
  /** What access tokens are signed with. */
  readonly secret: string;
  readonly baseUrl: string;
  /** Who takes payments; null where nobody does. */
  readonly provider: BillingProvider | null;
  /** Who takes months paid ahead in birr; null where nobody does. */
  readonly chapa: Chapa | null;
  readonly countsOf: CountsOf;
};

/** A call of the website, read from the network. */
export type WebsiteCall = {
  /** The header `Authorization`. */
  readonly authorization: string | undefined;
  readonly userId: string | undefined;
  readonly body: unknown;
};

/** What is answered, with its status. Errors say in English what was wrong: programs read them, not people. */
export type WebsiteAnswer = { readonly status: 200 | 400 | 401 | 403 | 404 | 409 | 503; readonly body: object };

/** Says what was wrong. */
export const said = (status: WebsiteAnswer['status'], error: string): WebsiteAnswer => ({ status, body: { error } });
/** What a session that ended meanwhile is answered with. */
export const gone = said(401, 'Not signed in');
/** What is answered to whoever has not confirmed their address. */
export const unconfirmed = said(websiteUnconfirmed.status, websiteUnconfirmed.error);
/** What is answered where nobody takes payments. */
export const noPayments = said(503, 'No payments are set up');

/** An account holder, within whose own data something is done. */
export type Holder = {
  readonly isHolder: true;
  readonly within: <Result>(work: (tx: PersonTx) => Promise<Result>) => Promise<Result | EntryRefused>;
};

/** Whose token it is, if it is about their own data and they hold an account; otherwise the answer that says what is wrong. */
export const holderOf = async (wiring: WebsiteWiring, call: WebsiteCall): Promise<Holder | WebsiteAnswer> => {
  const [, token] = /^Bearer (\S+)$/.exec(call.authorization ?? '') ?? [];
  const claims = token === undefined ? null : await readAccessToken(wiring.secret, token);
  if (!claims) return said(401, 'Not signed in');
  if (call.userId !== claims.sub) return said(403, 'Data isolation error');
  const entry = { pool: wiring.pools.app, credential: { kind: 'person', userId: claims.sub }, access: 'write' } as const;
  const within: Holder['within'] = (work) => withPerson(entry, work);
  return (await within(holdsAccount)) === true ? { isHolder: true, within } : said(404, 'No subscription');
};

/** Only to this installation, or into its native shell: a page that pays must not lead wherever a stranger likes. */
export const leadsHome = ({ baseUrl }: WebsiteWiring, url: string): boolean =>
  url.startsWith('maed://') || new URL(url).origin === new URL(baseUrl).origin;
