import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import { expiryWarningDays, type LotStatus } from '../../rules/lot.ts';
import type { LotStep } from '../../rules/lot-step.ts';

const statusWords: Readonly<Record<LotStatus, () => string>> = {
  AVAILABLE: m.inventory_lot_status_available,
  QUARANTINED: m.inventory_lot_status_quarantined,
  ON_HOLD: m.inventory_lot_status_on_hold,
  EXPIRED: m.inventory_lot_status_expired,
  RECALLED: m.inventory_lot_status_recalled,
  DEPLETED: m.inventory_lot_status_depleted,
};

/** How a lot stands, in a word. */
export const lotStatusWord = (status: LotStatus): string => statusWords[status]();

const stepWords: Readonly<Record<LotStep | 'EXPIRE', () => string>> = {
  OPEN: m.inventory_lot_step_open,
  FREEZE: m.inventory_lot_step_freeze,
  THAW: m.inventory_lot_step_thaw,
  QUARANTINE: m.inventory_lot_step_quarantine,
  HOLD: m.inventory_lot_step_hold,
  RELEASE: m.inventory_lot_step_release,
  REDATE: m.inventory_lot_step_redate,
  RECALL: m.inventory_lot_step_recall,
  EXPIRE: m.inventory_lot_step_expire,
};

/** What is or was done with a lot, in a few words. */
export const lotStepWord = (step: LotStep | 'EXPIRE'): string => stepWords[step]();

/** How many days are left, as people say it; empty where nobody knows. */
export const daysLeftWords = (daysLeft: number | null): string => {
  if (daysLeft === null) return m.inventory_lot_no_date();
  if (daysLeft < 0) return m.inventory_lot_days_over({ count: -daysLeft });
  return daysLeft === 0 ? m.inventory_lot_last_day() : m.inventory_lot_days_left({ count: daysLeft });
};

/** How a lot stands: its days while its date alone speaks for or against it, else why nobody may use it. */
export const lotStanding = ({ status, daysLeft }: { readonly status: LotStatus; readonly daysLeft: number | null }): string =>
  status === 'AVAILABLE' || (status === 'EXPIRED' && daysLeft !== null) ? daysLeftWords(daysLeft) : lotStatusWord(status);

/** The shape and colour of a lot: what must not be used, what is near its end, what is fine. */
export const lotMark = ({ status, daysLeft }: { readonly status: LotStatus; readonly daysLeft: number | null }): Status => {
  if (status === 'EXPIRED' || status === 'RECALLED') return 'wrong';
  if (status === 'QUARANTINED' || status === 'ON_HOLD') return 'may-not';
  if (status === 'DEPLETED' || daysLeft === null) return 'not-counted';
  return daysLeft <= expiryWarningDays ? 'soon' : 'good';
};
