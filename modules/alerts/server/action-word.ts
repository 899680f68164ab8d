import { m } from '../../../generated/messages/server/messages.js';
import { can } from '../../restaurants/rules/capabilities.ts';
import type { SignalKind } from '../rules/signal-kinds.ts';
import type { On } from './word-parts.ts';

type Word = (nothing: Record<string, never>, on: On) => string;

const words: Partial<Record<string, Word>> = {
  'stock-low': m.alerts_do_order,
  'count-submitted': m.alerts_do_review,
  'count-overdue': m.alerts_do_count,
  'items-requested': m.alerts_do_answer,
  'order-approval': m.alerts_do_review,
  'order-answered': m.alerts_do_answer,
  'delivery-late': m.alerts_do_receive,
  'invoice-differs': m.alerts_do_check,
  'invoice-approval': m.alerts_do_review,
  'sale-unmapped': m.alerts_do_check,
  'pos-trouble': m.alerts_do_check,
  'pos-unmapped': m.alerts_do_check,
  'hook-off': m.alerts_do_check,
  temperature: m.alerts_do_check,
  'food-due': m.alerts_do_check,
  'food-failed': m.alerts_do_check,
  'list-missed': m.alerts_do_check,
  'swap-asked': m.alerts_do_answer,
  'swap-waits': m.alerts_do_answer,
  'time-off-waits': m.alerts_do_answer,
  'clock-forgotten': m.alerts_do_check,
  trial: m.alerts_do_upgrade,
  usage: m.alerts_do_upgrade,
  'automation-waits': m.alerts_do_answer,
} satisfies Partial<Record<SignalKind, Word>>;

/** Low stock is ordered by who keeps the orders; whoever else is told of it asks them for it. */
const wordFor = (kind: string, role: string): Word | undefined =>
  kind === 'stock-low' && !can(role, 'purchasing.edit') ? m.alerts_do_request : words[kind];

/** What there is to do about a kind of signal for somebody of a role, in a word. */
export const actionWord = (kind: string, role: string, on: On): string => (wordFor(kind, role) ?? m.alerts_do_look)({}, on);
