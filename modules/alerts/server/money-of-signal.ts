import { formatMoney, type Money } from '../../../kit/money.ts';
import { m } from '../../../generated/messages/server/messages.js';
import { can, type Capability } from '../../restaurants/rules/capabilities.ts';
import { isForTablets } from '../../restaurants/rules/tablet.ts';
import { lawOf, type SignalKind } from '../rules/signal-kinds.ts';
import type { signal } from './tables.ts';
import type { On } from './word-parts.ts';

type Signal = typeof signal.$inferSelect;

type Word = (inputs: { readonly amount: string }, on: On) => string;

/** In what way money hangs on it, where it is more to the point than that it is at stake. */
const words: Partial<Record<string, Word>> = {
  'stock-low': m.alerts_stake_refill,
  'stock-negative': m.alerts_stake_unbooked,
  'lot-expiring': m.alerts_stake_if_thrown,
  'lot-expired': m.alerts_stake_goods,
  'lot-recalled': m.alerts_stake_goods,
  'transfer-waits': m.alerts_stake_goods,
  'items-requested': m.alerts_stake_to_buy,
  'order-approval': m.alerts_stake_to_buy,
  'order-answered': m.alerts_stake_to_buy,
  'delivery-late': m.alerts_stake_to_come,
  'delivery-differs': m.alerts_stake_missing,
  'invoice-differs': m.alerts_stake_apart,
  'invoice-approval': m.alerts_stake_to_pay,
  'credit-waits': m.alerts_stake_to_claim,
  'price-spike': m.alerts_stake_dearer,
  'high-waste': m.alerts_stake_lost,
  'waste-action': m.alerts_stake_lost_in_weeks,
  'ticket-late': m.alerts_stake_bill,
  'sale-unmapped': m.alerts_stake_sold,
  'clock-late': m.alerts_stake_wages,
  'clock-forgotten': m.alerts_stake_wages_open,
} satisfies Partial<Record<SignalKind, Word>>;

/** Whoever looks, and whether at a tablet that others share. */
type Reader = { readonly role: string; readonly tabletId: string | null };

const maySee = ({ role, tabletId }: Reader, capability: Capability): boolean =>
  can(role, capability) && (tabletId === null || isForTablets(capability));

/** The money that hangs on a signal, with a word of how; null where it is none, nobody knows, or a reader may not see it. */
export const moneyOfSignal = ({ kind, impactMinor: minor, currency }: Signal, reader: Reader, on: On) => {
  const law = lawOf(kind);
  if (minor === null || minor === 0n || law === null || !maySee(reader, law.money)) return null;
  const amount = formatMoney({ minor, currency } as Money);
  return { minor, currency, text: (words[kind] ?? m.alerts_at_stake)({ amount }, on) };
};
