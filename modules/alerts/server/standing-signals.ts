import { and, eq, inArray, ne } from 'drizzle-orm';

import type { Currency } from '../../../kit/money.ts';
import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Pressing } from '../../../platform/server/pressing.ts';
import { priorityOf } from '../rules/rank.ts';
import { severities, signalLaws, type Severity, type SignalKind } from '../rules/signal-kinds.ts';
import { alert, signal } from './tables.ts';

/** A signal whose cause stands. */
export type Standing = typeof signal.$inferSelect;

/** Something that presses, with its kind known. */
export type Finding = Pressing<SignalKind>;

/** A signal that needs somebody. */
export type OpenSignal = {
  readonly finding: Finding;
  readonly signal: Standing;
  /** It presses more than it did at the last look. */
  readonly isRisen: boolean;
};

/** Signals after a look: those that need somebody, and whose lists are otherwise for those that ended or press more or less. */
export type KeptSignals = { readonly open: readonly OpenSignal[]; readonly changedFor: readonly string[] };

const keyOf = ({ kind, subject }: { readonly kind: string; readonly subject: string }): string => `${kind} ${subject}`;

const severityOf = ({ kind, press }: Finding): Severity => press ?? signalLaws[kind].severity;

/** Keeps the signals of some kinds as what presses says: new ones begin, those without a cause end, the others follow it. */
export const keepSignals = async (tx: RestaurantTx, kinds: readonly SignalKind[], findings: readonly Finding[]): Promise<KeptSignals> => {
  const standing = await standingOf(tx, kinds);
  const open: OpenSignal[] = [];
  const changedFor: string[] = [];
  for (const finding of findings) {
    const known = standing.get(keyOf(finding));
    standing.delete(keyOf(finding));
    const kept = known === undefined ? await begin(tx, finding) : await follow(tx, known, finding);
    if (known && known.severity !== kept.severity) changedFor.push(...(await rankAnew(tx, kept)));
    const isRisen = known !== undefined && severities.indexOf(kept.severity) > severities.indexOf(known.severity);
    if (kept.status === 'OPEN') open.push({ finding, signal: kept, isRisen });
  }
  const ended = [...standing.values()].map(({ id }) => id);
  if (ended.length > 0) changedFor.push(...(await end(tx, ended)));
  return { open, changedFor };
};

/** What is said of some kinds at present, by kind and subject; what was dealt with is among it until its cause is gone. */
const standingOf = async (tx: RestaurantTx, kinds: readonly SignalKind[]): Promise<Map<string, Standing>> => {
  const rows = await tx.db
    .select()
    .from(signal)
    .where(and(eq(signal.restaurantId, tx.restaurantId), ne(signal.status, 'CLEARED'), inArray(signal.kind, [...kinds])));
  return new Map(rows.map((row) => [keyOf(row), row]));
};

const begin = async (tx: RestaurantTx, finding: Finding): Promise<Standing> => {
  const { kind, subject, words, place, impactMinor } = finding;
  const currency = tx.currency as Currency;
  const [made] = await tx.db
    .insert(signal)
    .values({ restaurantId: tx.restaurantId, kind, subject, severity: severityOf(finding), words, place, impactMinor, currency })
    .returning();
  if (!made) throw new Error('A signal that was written is answered.');
  announce(tx, { name: 'alerts.v1.signal-raised', payload: { signalId: made.id, kind, subject } });
  return made;
};

const follow = async (tx: RestaurantTx, known: Standing, finding: Finding): Promise<Standing> => {
  const { words, place, impactMinor } = finding;
  const severity = severityOf(finding);
  const isSame = known.severity === severity && known.place === place && known.impactMinor === impactMinor && isEqual(known.words, words);
  if (isSame) return known;
  const [changed] = await tx.db
    .update(signal)
    .set({ severity, words, place, impactMinor, changedAt: new Date() })
    .where(and(eq(signal.restaurantId, tx.restaurantId), eq(signal.id, known.id)))
    .returning();
  return changed ?? known;
};

const isEqual = (one: Finding['words'], other: Finding['words']): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** It presses more or less than before: so it does in every list. Gives whose. */
const rankAnew = async (tx: RestaurantTx, { id, severity, impactMinor }: Standing): Promise<string[]> => {
  const seen = await tx.db
    .update(alert)
    .set({ priority: priorityOf(severity, impactMinor), updatedAt: new Date() })
    .where(and(eq(alert.restaurantId, tx.restaurantId), eq(alert.signalId, id)))
    .returning({ userId: alert.userId });
  return seen.map(({ userId }) => userId);
};

/** Their cause is gone: nobody need look any more. Gives whose lists are otherwise for it. */
const end = async (tx: RestaurantTx, ids: readonly string[]): Promise<string[]> => {
  await tx.db
    .update(signal)
    .set({ status: 'CLEARED', endedAt: new Date() })
    .where(and(eq(signal.restaurantId, tx.restaurantId), inArray(signal.id, [...ids])));
  const seen = await tx.db
    .update(alert)
    .set({ status: 'read', updatedAt: new Date() })
    .where(and(eq(alert.restaurantId, tx.restaurantId), inArray(alert.signalId, [...ids])))
    .returning({ userId: alert.userId });
  return seen.map(({ userId }) => userId);
};
