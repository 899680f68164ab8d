import { accepted, refused, type Decision } from '../../../../kit/decision.ts';

/** What is looked at before a day is signed, in the order in which it is shown. */
export const gateIds = ['orders', 'cash', 'checks', 'cards', 'unmapped', 'receipts', 'counts'] as const;

/** One of them. */
export type GateId = (typeof gateIds)[number];

/**
 * A gate before the closing of a day.
 *
 * `DONE` lets through; `NEEDLESS` too, there was nothing to do; `OPEN` holds until something is done; `EMPTY` holds because
 * nothing was done where something should have been: an empty list is not a finished one.
 */
export type Gate = {
  readonly id: GateId;
  readonly standing: 'DONE' | 'NEEDLESS' | 'OPEN' | 'EMPTY';
  /** How much is left of what the gate asks for.
   *
   * @unit of whatever the gate counts; of `unmapped` hundredths of a percent of the sales
   */
  readonly left: number;
  /** Whether the day may be signed over it with a reason. */
  readonly mayOverride: boolean;
};

/** What gates are worked out from. */
export type GateFacts = {
  /** @unit orders that nobody closed */
  readonly openOrders: number;
  /** @unit drawers that cash went through and nobody counted */
  readonly uncounted: number;
  /** @unit drawers that were counted */
  readonly counted: number;
  readonly checks: {
    /** @unit lists */
    readonly all: number;
    /** @unit lists */
    readonly open: number;
    /** @unit lists */
    readonly missed: number;
  };
  readonly cards: {
    /** @unit people who clocked in or out */
    readonly all: number;
    /** @unit people whose day has no end or no beginning */
    readonly incomplete: number;
  };
  /**
   * Null where nothing was sold.
   *
   * @unit hundredths of a percent of the sales
   */
  readonly unmappedShare: number | null;
  /** @unit deliveries that wait to be booked */
  readonly openReceipts: number;
  /** @unit stock counts that are neither approved nor called off */
  readonly openCounts: number;
};

/**
 * How much of what was sold may have taken nothing from stock.
 *
 * @unit hundredths of a percent
 */
export const unmappedShareMax = 200;

const lefts = (id: GateId, left: number): Gate => ({ id, left, standing: left > 0 ? 'OPEN' : 'DONE', mayOverride: true });

const checksGate = ({ all, open, missed }: GateFacts['checks']): Gate => {
  if (all === 0) return { id: 'checks', standing: 'EMPTY', left: 0, mayOverride: true };
  // What the law wants recorded is not signed away: whoever leads says in the diary why a list was missed.
  return { id: 'checks', standing: open + missed > 0 ? 'OPEN' : 'DONE', left: open + missed, mayOverride: false };
};

const cashGate = ({ uncounted, counted }: GateFacts): Gate =>
  uncounted === 0 && counted === 0 ? { id: 'cash', standing: 'NEEDLESS', left: 0, mayOverride: true } : lefts('cash', uncounted);

// A house may pay by its rota and never use the clock: that nobody came is said, and holds nothing.
const cardsGate = ({ all, incomplete }: GateFacts['cards']): Gate =>
  all === 0 ? { id: 'cards', standing: 'NEEDLESS', left: 0, mayOverride: true } : lefts('cards', incomplete);

const unmappedGate = (share: number | null): Gate => ({
  id: 'unmapped',
  standing: share === null ? 'NEEDLESS' : share > unmappedShareMax ? 'OPEN' : 'DONE',
  left: share ?? 0,
  mayOverride: true,
});

/** The gates of a day, each of them, in their order. */
export const gatesOf = (facts: GateFacts): readonly Gate[] => [
  lefts('orders', facts.openOrders),
  cashGate(facts),
  checksGate(facts.checks),
  cardsGate(facts.cards),
  unmappedGate(facts.unmappedShare),
  lefts('receipts', facts.openReceipts),
  lefts('counts', facts.openCounts),
];

/** Whether a gate keeps a day from being signed. */
export const isHolding = ({ standing }: Gate): boolean => standing === 'OPEN' || standing === 'EMPTY';

/** Where a trading day stands: what is kept of it, and whether it is ready where it is not closed. */
export type DayState = 'OPEN' | 'READY' | 'CLOSED' | 'REOPENED';

/** Where a day stands: kept is null where it was never closed. A day that was opened again stays so until it is signed anew. */
export const dayState = (kept: 'CLOSED' | 'REOPENED' | null, gates: readonly Gate[]): DayState => {
  if (kept !== null) return kept;
  return gates.some(isHolding) ? 'OPEN' : 'READY';
};

/** Why somebody signs although a gate holds. */
export type Override = { readonly gate: GateId; readonly reason: string };

/** Why a day is not signed. */
export type ClosingRefusal =
  | { readonly code: 'DAY_NOT_BEGUN' }
  | { readonly code: 'DAY_CLOSED_ALREADY' }
  | { readonly code: 'DAY_NOT_READY'; /** Which gates hold, the first of them first. */ readonly gates: readonly GateId[] };

/** What is asked before a day is signed. */
export type Closing = {
  readonly day: string;
  readonly today: string;
  readonly kept: 'CLOSED' | 'REOPENED' | null;
  readonly gates: readonly Gate[];
  readonly overrides: readonly Override[];
};

/**
 * Decides whether a day is signed: every gate that holds is overridden with a reason, and may be. What is kept are the
 * overrides of gates that hold; a reason for one that lets through is dropped.
 *
 * @refuses DAY_NOT_BEGUN, DAY_CLOSED_ALREADY; DAY_NOT_READY with the gates that hold
 */
export const decideClosing = ({ day, today, kept, gates, overrides }: Closing): Decision<readonly Override[], ClosingRefusal> => {
  if (day > today) return refused({ code: 'DAY_NOT_BEGUN' });
  if (kept === 'CLOSED') return refused({ code: 'DAY_CLOSED_ALREADY' });
  const holding = gates.filter(isHolding);
  const reasonOf = (id: GateId) => overrides.find(({ gate, reason }) => gate === id && reason.trim() !== '');
  const stuck = holding.filter(({ id, mayOverride }) => !mayOverride || !reasonOf(id));
  if (stuck.length > 0) return refused({ code: 'DAY_NOT_READY', gates: stuck.map(({ id }) => id) });
  return accepted(holding.flatMap(({ id }) => reasonOf(id) ?? []));
};
