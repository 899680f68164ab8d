import { and, eq, isNull } from 'drizzle-orm';
import { ORPCError } from '@orpc/server';

import type { Pools } from '../../../../platform/server/database/pool.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { requireWithinPlan } from '../../../subscription/server/public.ts';
import { tillOrderSchema, type TillProblem } from '../../contract/till-message.ts';
import { estimateMoment } from '../../rules/server-time.ts';
import { keepTillOrder } from './keep-till-order.ts';
import { tillMenu } from './till-menu.ts';
import { TillMessageUnusable } from './till-problems.ts';
import { isSignedWith, readTillName, type TillKeys, type TillName } from './till-signature.ts';
import { till, type TillRow } from './till-table.ts';

/** A request of a till, as it came. */
export type TillRequest = {
  readonly method: string;
  readonly path: string;
  /** The headers `Maed-Till`, `Maed-Sent-At` and `Maed-Signature`. */
  readonly till: string | undefined;
  readonly sentAt: string | undefined;
  readonly signature: string | undefined;
  /** Its very bytes, as they were signed; and what they say, undefined where that is no JSON. */
  readonly body: string;
  readonly json: unknown;
};

/** What a till is answered. */
export type TillResponse = { readonly status: 200 | 400 | 401 | 404 | 409 | 422; readonly body: object };

const refused = (status: Exclude<TillResponse['status'], 200>, code: string, problems: readonly TillProblem[] = []): TillResponse => ({
  status,
  body: { code, problems },
});

/** Whoever signs a request, without a look at the database: a stranger costs nothing but this. */
const signedName = (request: TillRequest, keys: TillKeys): TillName | null => {
  const name = readTillName(request.till);
  const { sentAt = '' } = request;
  if (!name || Number.isNaN(Date.parse(sentAt))) return null;
  return isSignedWith(keys(name), { ...request, sentAt }, request.signature) ? name : null;
};

/** Holds the till: its messages come one after the other, however many it sends at once. */
const heardTill = async (tx: RestaurantTx, tillId: string): Promise<TillRow | null> => {
  const [row] = await tx.db
    .update(till)
    .set({ lastSeenAt: new Date() })
    .where(and(eq(till.restaurantId, tx.restaurantId), eq(till.id, tillId), isNull(till.revokedAt)))
    .returning();
  return row ?? null;
};

const problemsOf = (error: { readonly issues: readonly { path: PropertyKey[]; code: string; message: string }[] }): TillProblem[] =>
  error.issues.map(({ path, code, message }) => ({ path: path.map(String).join('.'), code, text: message }));

const notJson: readonly TillProblem[] = [{ path: '', code: 'not_json', text: 'The body is no JSON.' }];

const answerOf = async (tx: RestaurantTx, request: TillRequest, row: TillRow): Promise<TillResponse> => {
  const [path] = request.path.split('?');
  if (request.method === 'GET' && path === '/till/v1/menu') return { status: 200, body: await tillMenu(tx) };
  if (request.method !== 'POST' || path !== '/till/v1/orders') return refused(404, 'NOT_FOUND');
  if (request.json === undefined) return refused(400, 'MALFORMED', notJson);
  await requireWithinPlan(tx);
  const read = tillOrderSchema.safeParse(request.json);
  if (!read.success) return refused(400, 'MALFORMED', problemsOf(read.error));
  const said = read.data;
  const [saidAt, sentAt] = [new Date(said.occurredAt), new Date(request.sentAt ?? '')];
  const at = estimateMoment({ saidAt, sentAt, receivedAt: new Date() });
  return { status: 200, body: await keepTillOrder(tx, { till: row, said, at }) };
};

/** The answer to a message that was refused, which left nothing behind; null for a fault. */
export const explainTill = (thrown: unknown): TillResponse | null => {
  if (thrown instanceof TillMessageUnusable) return refused(422, 'UNUSABLE', thrown.problems);
  return thrown instanceof ORPCError && thrown.status < 500 ? refused(409, thrown.code) : null;
};

/**
 * Answers a till: what it asks is signed with the key that it was paired with, and whoever signs wrongly, or was let go,
 * is told no more than that. Nothing is kept of a request that is answered with a code.
 *
 * @throws what `explainTill` explains, and faults of the world, after which the till sends the same message again
 */
export const answerTill = async (pools: Pools, keys: TillKeys, request: TillRequest): Promise<TillResponse> => {
  const name = signedName(request, keys);
  if (!name) return refused(401, 'NOT_SIGNED');
  const { restaurantId, tillId } = name;
  return withSystem(pools.app, { restaurantId, reason: 'till' }, async (tx) => {
    const row = await heardTill(tx, tillId);
    return row ? answerOf(tx, request, row) : refused(401, 'NOT_SIGNED');
  });
};
