import { attempt, type CallFailure } from '../refusal.ts';
import { backOffMs } from './back-off.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

/** What sending needs from the world. */
export type DrainWorld = {
  readonly store: OutboxStore;
  readonly userId: string;
  readonly send: (entry: OutboxEntry) => Promise<unknown>;
  readonly onAnswer: (entry: OutboxEntry, answer: unknown) => void;
  readonly onFailure: (failure: CallFailure) => void;
  readonly onChange: () => void;
  /** The person signed out: what is left must not go under the next one's session. */
  readonly isStopped: () => boolean;
  /** @unit milliseconds since the epoch */
  readonly now: () => number;
  readonly chance: () => number;
};

/** How a sending round ended. */
export type DrainEnd = {
  /** When the next one is due; undefined when nothing waits. @unit milliseconds since the epoch */
  readonly dueAtMs: number | undefined;
  /** The server knows no session: nothing is sent until somebody has signed in. */
  readonly needsSignIn: boolean;
};

/**
 * Sends what waits, oldest first within a restaurant; restaurants don't wait for each other.
 *
 * @invariant only one round runs at a time on a device; the caller holds the lock
 */
export const drain = async (world: DrainWorld): Promise<DrainEnd> => {
  const waiting = (await world.store.list(world.userId)).filter((entry) => entry.state !== 'needs-attention');
  const restaurantIds = new Set(waiting.map((entry) => entry.input.restaurantId));
  const lanes = [...restaurantIds].map((id) => waiting.filter((entry) => entry.input.restaurantId === id));
  const ends = await Promise.all(lanes.map((lane) => drainLane(world, lane)));
  const dues = ends.flatMap(({ dueAtMs }) => (dueAtMs === undefined ? [] : [dueAtMs]));
  return {
    dueAtMs: dues.length > 0 ? Math.min(...dues) : undefined,
    needsSignIn: ends.some(({ needsSignIn }) => needsSignIn),
  };
};

const drainLane = async (world: DrainWorld, lane: readonly OutboxEntry[]): Promise<DrainEnd> => {
  for (const entry of lane) {
    if (world.isStopped()) break;
    // A later command may rest on an earlier one, so the first that must wait holds the lane.
    if (!isDue(entry, world.now())) return { dueAtMs: entry.nextAttemptAtMs, needsSignIn: false };
    const end = await sendOne(world, entry);
    if (end) return end;
  }
  return { dueAtMs: undefined, needsSignIn: false };
};

/** Nothing is put off for longer: a clock that was turned back must not hold work for as long as it was wrong. */
const putOffMaxMs = 3_600_000;

const isDue = ({ nextAttemptAtMs }: OutboxEntry, nowMs: number): boolean =>
  nextAttemptAtMs <= nowMs || nextAttemptAtMs - nowMs > putOffMaxMs;

/** Sends one; undefined when the lane may go on. */
const sendOne = async (world: DrainWorld, entry: OutboxEntry): Promise<DrainEnd | undefined> => {
  const sending: OutboxEntry = { ...entry, state: 'sending', attempts: entry.attempts + 1 };
  await keep(world, sending);
  const outcome = await attempt(world.send(sending));
  if ('answer' in outcome) {
    await world.store.remove(entry.sequence);
    world.onAnswer(entry, outcome.answer);
    world.onChange();
    return undefined;
  }
  world.onFailure(outcome.failure);
  return afterFailure(world, sending, outcome.failure);
};

const afterFailure = async (world: DrainWorld, entry: OutboxEntry, failure: CallFailure): Promise<DrainEnd | undefined> => {
  if (failure.kind === 'refusal' && failure.retry === 'never') {
    await keep(world, { ...entry, state: 'needs-attention', refusal: { code: failure.code, data: failure.data } });
    return undefined;
  }
  if (failure.kind === 'refusal' && failure.retry === 'after-sign-in') {
    await keep(world, { ...entry, state: 'waiting' });
    return { dueAtMs: undefined, needsSignIn: true };
  }
  const dueAtMs = world.now() + Math.max(backOffMs(entry.attempts, world.chance()), askedDelayMs(failure));
  await keep(world, { ...entry, state: 'waiting', nextAttemptAtMs: dueAtMs });
  return { dueAtMs, needsSignIn: false };
};

const askedDelayMs = (failure: CallFailure): number => {
  if (failure.kind !== 'refusal' || typeof failure.data !== 'object' || failure.data === null) return 0;
  return 'retryAfterSeconds' in failure.data && typeof failure.data.retryAfterSeconds === 'number'
    ? Math.min(putOffMaxMs, failure.data.retryAfterSeconds * 1_000)
    : 0;
};

const keep = async (world: DrainWorld, entry: OutboxEntry) => {
  await world.store.put(entry);
  world.onChange();
};
