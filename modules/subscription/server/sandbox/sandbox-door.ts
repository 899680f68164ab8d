import { isEntryRefused, withPerson } from '../../../../platform/server/database/tenancy.ts';
import type { Pools } from '../../../../platform/server/database/pool.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import { changeSandbox, isSandboxDeed, payInSandbox } from './change-sandbox.ts';
import { checkoutPage, lostPage, portalPage } from './sandbox-pages.ts';
import { sandboxReport } from './sandbox-provider.ts';
import { readTicket, type Ticket } from './ticket.ts';

/** What the sandbox's pages are wired with. */
export type SandboxWiring = { readonly pools: Pools; readonly secret: string };

/** A page to show, or an address to go to. */
export type SandboxAnswer = { readonly status: 200 | 404; readonly page: string } | { readonly goTo: string };

const lost = async (): Promise<SandboxAnswer> => ({ status: 404, page: String(await lostPage({ locale: 'en' })) });

const asPayer = async <Result>(
  { pools }: SandboxWiring,
  ownerId: string,
  work: (tx: Tx & { readonly userId: string }) => Promise<Result>,
) => {
  const entry = { pool: pools.app, credential: { kind: 'person', userId: ownerId }, access: 'write' } as const;
  const result = await withPerson(entry, work);
  if (isEntryRefused(result)) throw new Error('Somebody of a signed page is unknown.');
  return result;
};

/** Shows what a signed page was opened for. */
export const showSandbox = async (wiring: SandboxWiring, signed: string, purpose: Ticket['purpose']): Promise<SandboxAnswer> => {
  const ticket = readTicket(wiring.secret, signed);
  if (ticket?.purpose !== purpose) return lost();
  if (ticket.purpose === 'checkout') return { status: 200, page: String(await checkoutPage(ticket, signed)) };
  const report = await asPayer(wiring, ticket.ownerId, sandboxReport);
  return { status: 200, page: String(await portalPage(ticket, signed, report)) };
};

/** Does what was pressed on a signed page. */
export const actInSandbox = async (wiring: SandboxWiring, signed: string, deed: string): Promise<SandboxAnswer> => {
  const ticket = readTicket(wiring.secret, signed);
  if (ticket === null) return lost();
  if (ticket.purpose === 'checkout') return pay(wiring, ticket, deed);
  if (!isSandboxDeed(deed)) return lost();
  await asPayer(wiring, ticket.ownerId, (tx) => changeSandbox(tx, deed));
  return { goTo: `/portal?ticket=${signed}` };
};

const pay = async (wiring: SandboxWiring, ticket: Ticket & { readonly purpose: 'checkout' }, deed: string): Promise<SandboxAnswer> => {
  if (deed !== 'pay') return { goTo: ticket.cancelUrl };
  const chargeFrom = ticket.chargeFrom === null ? null : new Date(ticket.chargeFrom);
  await asPayer(wiring, ticket.ownerId, (tx) => payInSandbox(tx, { plan: ticket.plan, chargeFrom }));
  return { goTo: ticket.successUrl };
};
