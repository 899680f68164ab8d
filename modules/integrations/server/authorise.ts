import { createHash, randomBytes } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../platform/server/jobs/wake-job.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { AuthorisationOutcome, PosLocation } from '../contract/fields.ts';
import { connectionAfter } from '../rules/connection-state.ts';
import { integrationLimits } from '../rules/limits.ts';
import type { SignedInProvider } from '../rules/providers.ts';
import { changeConnection, connectionTo, lockConnection, sealedTokens, type IntegrationsAround } from './kept-connection.ts';
import { PosFault, type GivenTokens, type PosProvider } from './providers/pos-provider.ts';
import { pullSalesName } from './pull/pull-sales-name.ts';
import { posAuthorisation, type ConnectionRow } from './tables.ts';

/** Who begins and ends a sign-in. */
export type SignedIn = IntegrationsAround & { readonly credential: Credential | null };

const verifierBytes = 48;

const sha256 = (text: string) => createHash('sha256').update(text);

/** The session of a call, as no more than a fingerprint. */
const sessionHashOf = (credential: Credential | null): string =>
  sha256(credential?.kind === 'person' ? `person ${credential.userId}` : (credential?.tokenHash ?? '')).digest('hex');

const returnUrlOf = (baseUrl: string, provider: SignedInProvider): string =>
  `${baseUrl}/admin/integrations/${provider.toLowerCase()}/callback`;

const verifierFor = ({ restaurantId }: RestaurantTx, stateHash: string) => ({ restaurantId, what: `pos verifier ${stateHash}` });

type BeginBody = { readonly provider: SignedInProvider; readonly stateHash: string };

/**
 * Begins a sign-in at a provider.
 *
 * @refuses POS_NOT_SET_UP where this server has no account there
 */
export const beginConnection = async (
  tx: RestaurantTx,
  { body: { provider: name, stateHash } }: CommandEnvelope<BeginBody>,
  { providers, seals, baseUrl, credential }: SignedIn,
): Promise<{ url: string }> => {
  const provider = providers[name];
  if (!provider || tx.userId === null) throw refusal('POS_NOT_SET_UP');
  const row = await connectionTo(tx, name);
  const state = connectionAfter(row.state, 'BEGUN');
  if (state !== row.state) await changeConnection(tx, row, { state });
  const verifier = randomBytes(verifierBytes).toString('base64url');
  await tx.db.insert(posAuthorisation).values({
    restaurantId: tx.restaurantId,
    connectionId: row.id,
    stateHash,
    sealedVerifier: seals.seal(verifierFor(tx, stateHash), verifier),
    userId: tx.userId,
    sessionHash: sessionHashOf(credential),
  });
  const challenge = sha256(verifier).digest('base64url');
  return { url: provider.signInUrl({ challenge, returnUrl: returnUrlOf(baseUrl, name) }) };
};

type FinishBody = {
  readonly provider: SignedInProvider | null;
  readonly secret: string;
  readonly token: string | null;
  readonly error: string | null;
};

type Finished = { readonly outcome: AuthorisationOutcome; readonly provider: SignedInProvider | null };

type BegunRow = typeof posAuthorisation.$inferSelect;

const findBegun = async (tx: RestaurantTx, stateHash: string): Promise<BegunRow | null> => {
  const [row] = await tx.db
    .select()
    .from(posAuthorisation)
    .where(and(eq(posAuthorisation.restaurantId, tx.restaurantId), eq(posAuthorisation.stateHash, stateHash)))
    .for('update');
  return row ?? null;
};

const useUp = (tx: RestaurantTx, { id }: BegunRow) =>
  tx.db
    .update(posAuthorisation)
    .set({ usedAt: new Date() })
    .where(and(eq(posAuthorisation.restaurantId, tx.restaurantId), eq(posAuthorisation.id, id)));

/**
 * Ends a sign-in with what came back. Only the session that began it ends it, once, within ten minutes, in the restaurant
 * where it was begun; of anything else no token is asked for, and none is kept.
 */
export const finishConnection = async (tx: RestaurantTx, { body }: CommandEnvelope<FinishBody>, signedIn: SignedIn): Promise<Finished> => {
  const begun = await findBegun(tx, sha256(body.secret).digest('hex'));
  if (!begun || begun.userId !== tx.userId || begun.sessionHash !== sessionHashOf(signedIn.credential))
    return { outcome: 'STATE_UNKNOWN', provider: body.provider };
  const row = await lockConnection(tx, begun.connectionId);
  const provider = row.provider === 'FILE' ? undefined : signedIn.providers[row.provider];
  if (!provider || (body.provider !== null && body.provider !== provider.name))
    return { outcome: 'STATE_UNKNOWN', provider: body.provider };
  if (begun.usedAt !== null) return { outcome: 'STATE_USED', provider: provider.name };
  await useUp(tx, begun);
  return { outcome: await outcomeOf(tx, { begun, row, provider, body }, signedIn), provider: provider.name };
};

type WayBack = { readonly begun: BegunRow; readonly row: ConnectionRow; readonly provider: PosProvider; readonly body: FinishBody };

const outcomeOf = async (
  tx: RestaurantTx,
  { begun, row, provider, body }: WayBack,
  { seals, baseUrl }: SignedIn,
): Promise<AuthorisationOutcome> => {
  if (begun.begunAt.getTime() + integrationLimits.authorisationMs < Date.now()) return 'STATE_OLD';
  const verifier = seals.open(verifierFor(tx, begun.stateHash), begun.sealedVerifier);
  if (verifier === null) return 'STATE_UNKNOWN';
  if (body.error !== null || body.token === null) return 'DENIED';
  const wayBack = { code: body.token, verifier, returnUrl: returnUrlOf(baseUrl, provider.name) };
  const [asked] = await Promise.allSettled([letIn(provider, wayBack)]);
  if (asked.status === 'rejected') return outcomeOfFault(asked.reason);
  if (asked.value === null) return 'CODE_REFUSED';
  const { given, locations } = asked.value;
  await keepLetIn(tx, row, { ...sealedTokens(seals, row, given), locations });
  return 'CONNECTED';
};

const outcomeOfFault = (thrown: unknown): AuthorisationOutcome => {
  if (!(thrown instanceof PosFault)) throw thrown;
  return thrown.fault === 'SILENT' ? 'SILENT' : 'CODE_REFUSED';
};

const letIn = async (
  provider: PosProvider,
  wayBack: Parameters<PosProvider['exchange']>[0],
): Promise<{ given: GivenTokens; locations: readonly PosLocation[] } | null> => {
  const given = await provider.exchange(wayBack);
  return given && { given, locations: await provider.locations(given.tokens) };
};

/** Whoever signs in again where they were goes on at once; anybody else chooses a location first. */
const keepLetIn = async (tx: RestaurantTx, row: ConnectionRow, given: Partial<ConnectionRow>): Promise<void> => {
  const here = given.locations?.find(({ id, currency }) => id === row.locationId && currency === tx.currency);
  const state = connectionAfter(connectionAfter(row.state, 'LET_IN'), here && row.salesFrom ? 'LOCATED' : 'LET_IN');
  const fresh = { fault: null, failingSince: null, leaseUntil: null, pullAskedAt: here ? new Date() : null };
  const chosen = here ? {} : { locationId: null, pulledUntil: null };
  await changeConnection(tx, row, { ...given, ...fresh, ...chosen, state, connectedBy: tx.userId, connectedAt: new Date() });
  if (here) await wakeJob(tx, pullSalesName);
};
