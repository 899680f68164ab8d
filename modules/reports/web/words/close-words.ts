import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import type { CloseDay } from '../../contract/close-fields.ts';
import type { SignedFigure } from '../../rules/close/after-close.ts';
import type { GateId } from '../../rules/close/day-gates.ts';

type Gate = CloseDay['gates'][number];

type GateWords = {
  readonly name: () => string;
  /** What holds the day, and what to do about it. */
  readonly holds: (left: number) => string;
  /** What is said where there was nothing to do, if that says more. */
  readonly needless?: () => string;
  /** Where it is done; null where it is done on this very screen. */
  readonly way: { readonly label: () => string; readonly place: (day: string) => string } | null;
};

const gates: Readonly<Record<GateId, GateWords>> = {
  orders: {
    name: m.reports_gate_orders,
    holds: (count) => m.reports_gate_orders_hold({ count }),
    way: { label: m.reports_gate_orders_way, place: (day) => `/kitchen/orders?day=${day}` },
  },
  cash: { name: m.reports_gate_cash, holds: (count) => m.reports_gate_cash_hold({ count }), way: null },
  checks: {
    name: m.reports_gate_checks,
    holds: (count) => m.reports_gate_checks_hold({ count }),
    way: { label: m.reports_gate_checks_way, place: () => '/tasks' },
  },
  cards: {
    name: m.reports_gate_cards,
    holds: (count) => m.reports_gate_cards_hold({ count }),
    needless: m.reports_gate_cards_none,
    way: { label: m.reports_gate_cards_way, place: (day) => `/staff/hours?day=${day}` },
  },
  unmapped: {
    name: m.reports_gate_unmapped,
    holds: (share) => m.reports_gate_unmapped_hold({ percent: (share / 100).toFixed(1) }),
    way: { label: m.reports_gate_unmapped_way, place: (day) => `/inventory/variance?from=${day}&to=${day}` },
  },
  receipts: {
    name: m.reports_gate_receipts,
    holds: (count) => m.reports_gate_receipts_hold({ count }),
    way: { label: m.reports_gate_receipts_way, place: () => '/inventory/deliveries' },
  },
  counts: {
    name: m.reports_gate_counts,
    holds: (count) => m.reports_gate_counts_hold({ count }),
    way: { label: m.reports_gate_counts_way, place: () => '/inventory/counts' },
  },
};

/** What a gate is called. */
export const gateName = (gate: GateId): string => gates[gate].name();

/** What a gate says of a day. */
export const gateSentence = ({ id, standing, left }: Gate): string => {
  if (standing === 'NEEDLESS') return (gates[id].needless ?? m.reports_gate_needless)();
  if (standing === 'EMPTY') return m.reports_gate_checks_empty();
  return standing === 'DONE' ? m.reports_gate_done() : gates[id].holds(left);
};

/** Where it is seen to what a gate asks for; null where that is here. */
export const gateWay = ({ id }: Gate, day: string): { readonly label: string; readonly place: string } | null => {
  const { way } = gates[id];
  return way && { label: way.label(), place: way.place(day) };
};

const states: Readonly<Record<CloseDay['state'], { readonly word: () => string; readonly status: Status }>> = {
  OPEN: { word: m.reports_day_open, status: 'waiting' },
  READY: { word: m.reports_day_ready, status: 'information' },
  CLOSED: { word: m.reports_day_closed, status: 'good' },
  REOPENED: { word: m.reports_day_reopened, status: 'soon' },
};

/** Where a day stands, as a word with its colour. */
export const dayStateWord = (state: CloseDay['state']): { readonly word: string; readonly status: Status } => ({
  word: states[state].word(),
  status: states[state].status,
});

const figures: Readonly<Record<SignedFigure, () => string>> = {
  grossMinor: m.reports_gross,
  vatMinor: m.reports_vat,
  netMinor: m.reports_net_sales,
  discountMinor: m.reports_discounts,
  serviceMinor: m.reports_service,
  wasteMinor: m.reports_wasted,
  orders: m.reports_orders,
  covers: m.reports_covers,
  labourMinutes: m.reports_worked,
  paidMinor: m.reports_paid,
  cashMinor: m.reports_cash,
};

/** What a figure of a day is called. */
export const figureWord = (figure: SignedFigure): string => figures[figure]();
