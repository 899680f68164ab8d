import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';

import { runAccountCommand } from '../../../platform/server/commands/run-account-command.ts';
import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { noMailboxAddress } from '../../../platform/server/mail/no-mailbox.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import { createAccount, setCurrentRestaurant, tokenHash } from '../../accounts/server/public.ts';
import { startTrial } from '../../subscription/server/public.ts';
import type { tabletsContract } from '../contract/tablets.contract.ts';
import { mayInviteInto, type InvitedRole } from '../rules/invitation.ts';
import { readTabletCode } from '../rules/tablet-code.ts';
import { requireDepartment } from './departments.ts';
import { invitationExpiry, requireConfirmedMaker } from './invitations.ts';
import { becomeMember, insideInvited, type PersonTx } from './join.ts';
import { invitation } from './tables.ts';
import { tabletOf, type TabletProof } from './tablet-cookies.ts';
import { asTablet, forgetTries, noteTry } from './tablet-turn.ts';
import { setPin } from './tablets.ts';

/** A code is kept as a hash of its own kind: it is never the secret of a link. */
const codeHash = (code: string): string => tokenHash(`tablet code ${code}`);

/** Whom wrong codes are counted under: nobody is there yet. */
const nobody = '00000000-0000-0000-0000-000000000000';
const passwordBytes = 32;

/** A code that is about to be made. */
export type NewTabletCode = {
  readonly invitationId: string;
  readonly code: string;
  readonly role: InvitedRole;
  readonly department: string | null;
};

/**
 * Makes a code by which one person without an address joins at a shared tablet.
 *
 * @refuses EMAIL_UNCONFIRMED for a maker whose own address is not confirmed
 * @refuses FORBIDDEN for a role that the maker may not give
 * @refuses NOT_FOUND for a department that is not there
 */
export const createTabletCode = async (tx: RestaurantTx, { invitationId, code, role, department }: NewTabletCode) => {
  await requireConfirmedMaker(tx);
  if (!mayInviteInto(tx.role, role)) throw refusal('FORBIDDEN', { capability: 'members.manage' });
  await requireDepartment(tx, department);
  const [madeBy, expiresAt] = [tx.userId ?? tx.ownerId, invitationExpiry()];
  const facts = { role, department, email: null, madeBy, expiresAt, forTablet: true };
  await tx.db.insert(invitation).values({ restaurantId: tx.restaurantId, id: invitationId, secretHash: codeHash(code), ...facts });
  return { expiresAt: expiresAt.toISOString() };
};

/** The input of a joining at a tablet, validated. */
export type JoiningAtTablet = z.output<NonNullable<(typeof tabletsContract.joinAtTablet)['~orpc']['inputSchema']>>;

/**
 * Signs up somebody without an address at the tablet that asks: account, membership and PIN are one transaction.
 *
 * @refuses TABLET_UNKNOWN on a device that is no tablet, or no longer
 * @refuses RATE_LIMITED after too many wrong codes at this tablet
 * @refuses INVITATION_INVALID for a code that is spent, revoked, expired or was never one
 * @refuses STAFF_LIMIT_REACHED when the account holder's plan allows no more people
 */
export const joinAtTablet = async (context: RequestContext, joining: JoiningAtTablet): Promise<{ userId: string }> => {
  const proof = tabletOf(context.headers);
  const isTablet = await asTablet(context, proof, async (at) => {
    await noteTry(at, nobody);
    return true;
  });
  if (proof === null || isTablet === null) throw refusal('TABLET_UNKNOWN');
  const { userId } = joining.body;
  // The person does not exist yet: their transaction is opened for the id that they bring with them.
  const entry = { pool: context.pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
  const joined = await withPerson(entry, (tx) =>
    runAccountCommand(tx, { name: 'restaurants.join-at-tablet@1', input: joining }, () => makeMember(tx, proof, joining)),
  );
  if (isEntryRefused(joined)) throw refusal('INVITATION_INVALID');
  await asTablet(context, proof, (at) => forgetTries(at, nobody));
  return joined;
};

const makeMember = async (tx: PersonTx, proof: TabletProof, { body }: JoiningAtTablet): Promise<{ userId: string }> => {
  const { userId, firstName, lastName, language, pin } = body;
  const code = readTabletCode(body.code);
  if (code === null) throw refusal('INVITATION_INVALID');
  const { rows } = await tx.client.query<{ id: string | null }>('select app.enter_invited_at_tablet($1, $2, $3) as id', [
    proof.restaurantId,
    proof.secretHash,
    codeHash(code),
  ]);
  const invited = await insideInvited(tx, proof.restaurantId, rows[0]?.id ?? null);
  // Nobody knows this password: such a person enters by a PIN alone, where the tablet stands.
  const signIn = { email: noMailboxAddress(userId), password: randomBytes(passwordBytes).toString('base64url') };
  const account = { userId, firstName, lastName, ...signIn, language, title: 'staff', plannedUpgrade: null };
  if (!(await createAccount(tx, account))) throw refusal('INVITATION_INVALID');
  await startTrial(tx, { ownerId: userId, at: new Date() });
  await becomeMember(invited, { code, role: null, department: null });
  await setPin(invited.tx, pin);
  await setCurrentRestaurant(tx, proof.restaurantId);
  return { userId };
};
