/** How a shift changes hands. */
export const exchangeKinds = ['OFFER', 'TRADE', 'COVER', 'OPEN_CLAIM'] as const;

/** OFFER is to whoever may; TRADE and COVER are asked of somebody by name, against a shift of theirs or none; OPEN_CLAIM is nobody's shift. */
export type ExchangeKind = (typeof exchangeKinds)[number];

/** How far an exchange has come. */
export const exchangeStatuses = ['OPEN', 'CLAIMED', 'ACCEPTED', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;

/** One of them. */
export type ExchangeStatus = (typeof exchangeStatuses)[number];

/** What those can do whom it concerns, and whoever plans. */
export const exchangeSteps = ['TAKE', 'TAKE_BACK', 'ACCEPT', 'REFUSE', 'WITHDRAW', 'APPROVE', 'DECLINE'] as const;

/** One of them. */
export type ExchangeStep = (typeof exchangeSteps)[number];

/** What somebody is to an exchange. */
export type ExchangePart = 'GIVER' | 'NAMED' | 'BIDDER' | 'NONE';

/** Who takes a step. */
export type ExchangeActor = { readonly part: ExchangePart; readonly isLead: boolean };

/** Why a step is not taken. */
export type ExchangeFault = 'EXCHANGE_EXPIRED' | 'EXCHANGE_SETTLED' | 'EXCHANGE_NOT_YOURS' | 'EXCHANGE_OWN';

/** How much of what an exchange holds. */
export const exchangeLimits = {
  /** @unit minutes before a shift begins, when it changes hands no more */
  cutOffMinutes: 120,
  /** @unit bids for one shift */
  bidsMax: 20,
  /** @unit days that settled exchanges stay in sight */
  shownDays: 14,
} as const;

/** Where an exchange may still go. */
export const liveStatuses: readonly ExchangeStatus[] = ['OPEN', 'CLAIMED', 'ACCEPTED'];

type Row = {
  readonly from: readonly ExchangeStatus[];
  readonly kinds: readonly ExchangeKind[];
  readonly by: readonly (ExchangePart | 'LEAD')[];
  readonly to: ExchangeStatus;
};

const forAnybody: readonly ExchangeKind[] = ['OFFER', 'OPEN_CLAIM'];
const byName: readonly ExchangeKind[] = ['TRADE', 'COVER'];

const table: Readonly<Record<ExchangeStep, Row>> = {
  TAKE: { from: ['OPEN', 'CLAIMED'], kinds: forAnybody, by: ['NONE'], to: 'CLAIMED' },
  TAKE_BACK: { from: ['CLAIMED'], kinds: forAnybody, by: ['BIDDER'], to: 'OPEN' },
  ACCEPT: { from: ['OPEN'], kinds: byName, by: ['NAMED'], to: 'ACCEPTED' },
  REFUSE: { from: ['OPEN', 'ACCEPTED'], kinds: byName, by: ['NAMED'], to: 'DECLINED' },
  WITHDRAW: { from: liveStatuses, kinds: ['OFFER', 'TRADE', 'COVER'], by: ['GIVER'], to: 'WITHDRAWN' },
  APPROVE: { from: ['CLAIMED', 'ACCEPTED'], kinds: exchangeKinds, by: ['LEAD'], to: 'APPROVED' },
  DECLINE: { from: liveStatuses, kinds: exchangeKinds, by: ['LEAD'], to: 'DECLINED' },
};

const minuteMs = 60_000;

/**
 * Until when shifts may change hands: some time before the first of them begins.
 *
 * @unit milliseconds since 1970
 */
export const expiryOf = (startsMs: readonly number[]): number => Math.min(...startsMs) - exchangeLimits.cutOffMinutes * minuteMs;

/** What an exchange is at a moment: one that nobody settled in time is over. */
export const statusAt = (status: ExchangeStatus, expiresMs: number, nowMs: number): ExchangeStatus =>
  liveStatuses.includes(status) && nowMs >= expiresMs ? 'EXPIRED' : status;

/** What is asked of an exchange. */
export type ExchangeQuestion = { readonly kind: ExchangeKind; readonly status: ExchangeStatus; readonly step: ExchangeStep };

/**
 * What a step leads to, or why it is not taken. Whoever plans settles what others agreed among themselves, never what they
 * are a part of.
 *
 * @param status as `statusAt` has it
 */
export const stepExchange = (
  { kind, status, step }: ExchangeQuestion,
  { part, isLead }: ExchangeActor,
): { readonly to: ExchangeStatus } | { readonly fault: ExchangeFault } => {
  const { from, kinds, by, to } = table[step];
  if (status === 'EXPIRED') return { fault: 'EXCHANGE_EXPIRED' };
  if (by.includes('LEAD')) {
    if (!isLead) return { fault: 'EXCHANGE_NOT_YOURS' };
    if (part !== 'NONE') return { fault: 'EXCHANGE_OWN' };
  } else if (!by.includes(part)) return { fault: 'EXCHANGE_NOT_YOURS' };
  return from.includes(status) && kinds.includes(kind) ? { to } : { fault: 'EXCHANGE_SETTLED' };
};
