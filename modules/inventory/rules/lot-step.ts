import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { type Role, roles } from '../../restaurants/rules/capabilities.ts';
import { type DateType, expiryOf, type LotHistory, type LotStatus, type ShelfLife } from './lot.ts';

/** What may be done with a lot. */
export const lotSteps = ['OPEN', 'FREEZE', 'THAW', 'QUARANTINE', 'HOLD', 'RELEASE', 'REDATE', 'RECALL'] as const;

/** What may be done with a lot. */
export type LotStep = (typeof lotSteps)[number];

/** How a lot stands, as far as a step changes it. */
export type LotState = LotHistory & {
  readonly status: LotStatus;
  readonly dateType: DateType;
  /** The last day on which it may be used; null where nobody knows. */
  readonly expiresOn: BusinessDate | null;
};

/** What a step is decided by. */
export type LotStepFacts = {
  readonly lot: LotState;
  readonly role: string;
  readonly shelfLife: ShelfLife;
  /** The trading day on which it was done. */
  readonly today: BusinessDate;
  /** Of a REDATE: until when it may be used. */
  readonly newDate: BusinessDate | null;
};

/** Why a step is not taken; the first says who may. */
export type LotStepRefusal =
  | { readonly code: 'LOT_STEP_FORBIDDEN'; readonly roles: readonly Role[] }
  | { readonly code: 'LOT_STATUS_CHANGED'; readonly status: LotStatus }
  | { readonly code: 'LOT_OPENED_ALREADY' }
  | { readonly code: 'LOT_FROZEN' }
  | { readonly code: 'LOT_NOT_FROZEN' }
  | { readonly code: 'LOT_THAWED' }
  | { readonly code: 'LOT_PAST_DATE'; readonly expiresOn: BusinessDate }
  | { readonly code: 'LOT_USE_BY_FIXED' }
  | { readonly code: 'LOT_DATE_PAST'; readonly today: BusinessDate };

type Law = { readonly from: readonly LotStatus[]; readonly to: LotStatus | null; readonly may: readonly Role[] };

const kitchen: readonly Role[] = roles.filter((role) => role !== 'staff');
const cooks: readonly Role[] = ['owner', 'manager', 'chef'];
const managers: readonly Role[] = ['owner', 'manager'];
const handling = { from: ['AVAILABLE'], to: null, may: kitchen } as const;

/**
 * The one table of what follows what, and who may. Whoever sees something wrong sets it aside at once; a cook lets it
 * back, or says that a best-before date may be passed; a recall is for whoever leads.
 */
const laws: Readonly<Record<LotStep, Law>> = {
  OPEN: handling,
  FREEZE: handling,
  THAW: handling,
  QUARANTINE: { from: ['AVAILABLE', 'ON_HOLD'], to: 'QUARANTINED', may: kitchen },
  HOLD: { from: ['AVAILABLE', 'QUARANTINED'], to: 'ON_HOLD', may: kitchen },
  RELEASE: { from: ['QUARANTINED', 'ON_HOLD'], to: 'AVAILABLE', may: cooks },
  REDATE: { from: ['AVAILABLE', 'EXPIRED'], to: 'AVAILABLE', may: cooks },
  RECALL: { from: ['AVAILABLE', 'QUARANTINED', 'ON_HOLD', 'EXPIRED', 'DEPLETED'], to: 'RECALLED', may: managers },
};

/** Whether someone in this role may take this step at all, whatever the lot. */
export const mayTakeLotStep = (step: LotStep, role: string): boolean => laws[step].may.some((one) => one === role);

/** Whether a day has gone by until when something may be used; that day itself is still good. */
export const isPast = (expiresOn: BusinessDate | null, today: BusinessDate): boolean => expiresOn !== null && expiresOn < today;

/** How a lot stands on a day: what went past its last day is expired, also before anybody has written that down. */
export const statusOn = ({ status, expiresOn }: Pick<LotState, 'status' | 'expiresOn'>, today: BusinessDate): LotStatus =>
  status === 'AVAILABLE' && isPast(expiresOn, today) ? 'EXPIRED' : status;

/**
 * Decides a step and gives how the lot then stands. Opening may only shorten; freezing and thawing set a new date by the
 * item's shelf life, and where that is unknown nobody knows any more.
 *
 * @refuses LOT_STEP_FORBIDDEN with who may, whatever the status
 * @refuses LOT_STATUS_CHANGED where the lot stands elsewhere than the step begins
 * @refuses LOT_OPENED_ALREADY, LOT_FROZEN, LOT_NOT_FROZEN, LOT_THAWED (nothing is frozen twice), LOT_PAST_DATE
 * @refuses LOT_USE_BY_FIXED since a use-by date is about safety and never moved; LOT_DATE_PAST
 */
export const decideLotStep = (step: LotStep, facts: LotStepFacts): Decision<LotState, LotStepRefusal> => {
  const { from, to, may } = laws[step];
  const { lot, role } = facts;
  if (!may.some((one) => one === role)) return refused({ code: 'LOT_STEP_FORBIDDEN', roles: may });
  if (!from.includes(lot.status)) return refused({ code: 'LOT_STATUS_CHANGED', status: lot.status });
  if (step === 'OPEN' || step === 'FREEZE' || step === 'THAW') return handled(step, facts);
  if (step === 'REDATE') return redated(facts);
  if (step === 'RELEASE') return accepted({ ...lot, status: isPast(lot.expiresOn, facts.today) ? 'EXPIRED' : 'AVAILABLE' });
  return accepted({ ...lot, status: to ?? lot.status });
};

const handled = (step: 'OPEN' | 'FREEZE' | 'THAW', { lot, shelfLife, today }: LotStepFacts): Decision<LotState, LotStepRefusal> => {
  const isFrozen = lot.frozenOn !== null && lot.thawedOn === null;
  if (lot.expiresOn !== null && isPast(lot.expiresOn, today)) return refused({ code: 'LOT_PAST_DATE', expiresOn: lot.expiresOn });
  if (step === 'THAW') return isFrozen ? accepted(withExpiry({ ...lot, thawedOn: today }, shelfLife)) : refused({ code: 'LOT_NOT_FROZEN' });
  if (isFrozen) return refused({ code: 'LOT_FROZEN' });
  if (step === 'FREEZE') {
    return lot.thawedOn === null ? accepted(withExpiry({ ...lot, frozenOn: today }, shelfLife)) : refused({ code: 'LOT_THAWED' });
  }
  if (lot.openedOn !== null) return refused({ code: 'LOT_OPENED_ALREADY' });
  // From the date that stands, not from the printed one: a cook may have set another since.
  const { expiresOn } = lot;
  return accepted({
    ...lot,
    openedOn: today,
    expiresOn: expiryOf({ ...untouched(lot), printedDate: expiresOn, openedOn: today }, withoutSealed(shelfLife)),
  });
};

const withExpiry = (lot: LotState, shelfLife: ShelfLife): LotState => ({ ...lot, expiresOn: expiryOf(lot, shelfLife) });

const untouched = ({ receivedOn }: LotState): LotHistory => ({
  receivedOn,
  printedDate: null,
  openedOn: null,
  frozenOn: null,
  thawedOn: null,
});

const withoutSealed = ({ sealed: _sealed, ...rest }: ShelfLife): ShelfLife => rest;

const redated = ({ lot, today, newDate }: LotStepFacts): Decision<LotState, LotStepRefusal> => {
  if (lot.dateType === 'USE_BY') return refused({ code: 'LOT_USE_BY_FIXED' });
  if (newDate === null || isPast(newDate, today)) return refused({ code: 'LOT_DATE_PAST', today });
  return accepted({ ...lot, status: 'AVAILABLE', expiresOn: newDate });
};
