import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type Role, roles } from '../../restaurants/rules/capabilities.ts';

/** Where a count stands. */
export type CountStatus = 'DRAFT' | 'COUNTING' | 'SUBMITTED' | 'RECOUNT' | 'APPROVED' | 'REVERSED' | 'CANCELLED';

/** Every status, from the plan to the end. */
export const countStatuses: readonly CountStatus[] = ['DRAFT', 'COUNTING', 'SUBMITTED', 'RECOUNT', 'APPROVED', 'REVERSED', 'CANCELLED'];

/** The statuses in which an item is being counted, so that no second count may begin on it. */
export const openCountStatuses: readonly CountStatus[] = ['COUNTING', 'SUBMITTED', 'RECOUNT'];

/** What may be done with a count as a whole. */
export type CountStep = 'START' | 'ENTER' | 'SUBMIT' | 'REVIEW' | 'ASK_RECOUNT' | 'APPROVE' | 'REVERSE' | 'CANCEL';

/** What a step is decided by. */
export type CountFacts = {
  readonly status: CountStatus;
  readonly role: string;
  /** Whether whoever asks made the count. */
  readonly isCreator: boolean;
  readonly isOpenToKitchen: boolean;
  /** Whether it was approved on the trading day that it is now. */
  readonly isApprovedToday: boolean;
};

/** Why a step is not taken; each code says who may. */
export type CountStepRefusal =
  | { readonly code: 'COUNT_START_FORBIDDEN'; readonly roles: readonly Role[] }
  | { readonly code: 'COUNT_ENTRY_FORBIDDEN'; readonly roles: readonly Role[] }
  | { readonly code: 'COUNT_REVIEW_FORBIDDEN'; readonly roles: readonly Role[] }
  | { readonly code: 'COUNT_APPROVAL_FORBIDDEN'; readonly roles: readonly Role[] }
  | { readonly code: 'COUNT_REVERSAL_FORBIDDEN'; readonly roles: readonly Role[] }
  | { readonly code: 'COUNT_CANCEL_FORBIDDEN'; readonly roles: readonly Role[] }
  | { readonly code: 'COUNT_STATUS_CHANGED'; readonly status: CountStatus };

type Law = {
  readonly from: readonly CountStatus[];
  /** Null leaves it where it is. */
  readonly to: CountStatus | null;
  readonly may: (facts: CountFacts) => readonly Role[];
  readonly forbidden: Exclude<CountStepRefusal['code'], 'COUNT_STATUS_CHANGED'>;
};

const kitchen: readonly Role[] = roles.filter((role) => role !== 'staff');
const cooks: readonly Role[] = ['owner', 'manager', 'chef'];
const managers: readonly Role[] = ['owner', 'manager'];
const owners: readonly Role[] = ['owner'];

/** The one table of what follows what, and who may. */
const laws: Readonly<Record<CountStep, Law>> = {
  START: {
    from: ['DRAFT'],
    to: 'COUNTING',
    may: ({ isOpenToKitchen }) => (isOpenToKitchen ? kitchen : cooks),
    forbidden: 'COUNT_START_FORBIDDEN',
  },
  ENTER: { from: ['COUNTING', 'RECOUNT'], to: null, may: () => kitchen, forbidden: 'COUNT_ENTRY_FORBIDDEN' },
  SUBMIT: { from: ['COUNTING', 'RECOUNT'], to: 'SUBMITTED', may: () => kitchen, forbidden: 'COUNT_ENTRY_FORBIDDEN' },
  REVIEW: { from: ['SUBMITTED'], to: null, may: () => cooks, forbidden: 'COUNT_REVIEW_FORBIDDEN' },
  ASK_RECOUNT: { from: ['SUBMITTED'], to: 'RECOUNT', may: () => cooks, forbidden: 'COUNT_REVIEW_FORBIDDEN' },
  APPROVE: { from: ['SUBMITTED'], to: 'APPROVED', may: () => managers, forbidden: 'COUNT_APPROVAL_FORBIDDEN' },
  REVERSE: {
    from: ['APPROVED'],
    to: 'REVERSED',
    may: ({ isApprovedToday }) => (isApprovedToday ? managers : owners),
    forbidden: 'COUNT_REVERSAL_FORBIDDEN',
  },
  CANCEL: {
    from: ['DRAFT', 'COUNTING', 'SUBMITTED', 'RECOUNT'],
    to: 'CANCELLED',
    may: ({ isCreator }) => (isCreator ? kitchen : managers),
    forbidden: 'COUNT_CANCEL_FORBIDDEN',
  },
};

/**
 * Decides a step of a count, and gives the status that it then has.
 *
 * @refuses the code of the step that names who may, whatever the status
 * @refuses COUNT_STATUS_CHANGED where the count stands elsewhere than the step begins
 * @source docs/decisions/003-capabilities.md
 */
export const decideCountStep = (step: CountStep, facts: CountFacts): Decision<CountStatus, CountStepRefusal> => {
  const { from, to, may, forbidden } = laws[step];
  const allowed = may(facts);
  if (!allowed.some((role) => role === facts.role)) return refused({ code: forbidden, roles: allowed });
  if (!from.includes(facts.status)) return refused({ code: 'COUNT_STATUS_CHANGED', status: facts.status });
  return accepted(to ?? facts.status);
};
