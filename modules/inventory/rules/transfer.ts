import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type MinorUnits, minorUnitsOf } from '../../../kit/money.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import { rational, roundHalfEven } from '../../../kit/rational.ts';
import { type Role, roles } from '../../restaurants/rules/capabilities.ts';

/** Where a transfer stands. */
export const transferStatuses = [
  'REQUESTED',
  'APPROVED',
  'IN_TRANSIT',
  'RECEIVED',
  'RECEIVED_WITH_DISCREPANCY',
  'CLOSED',
  'REJECTED',
  'CANCELLED',
] as const;

/** Where a transfer stands. */
export type TransferStatus = (typeof transferStatuses)[number];

/** Where one begins that its sender starts, unasked: nobody has to approve what a manager gives away, and it has left. */
export const startedBySender: TransferStatus = 'IN_TRANSIT';

/** Which end of it a restaurant is. */
export type TransferSide = 'SENDING' | 'RECEIVING';

/** What may be done with a transfer that was asked for. */
export const transferSteps = ['APPROVE', 'REJECT', 'CANCEL', 'SHIP', 'RECEIVE', 'CLOSE'] as const;

/** What may be done with a transfer that was asked for. */
export type TransferStep = (typeof transferSteps)[number];

/** What a step is decided by. */
export type TransferFacts = {
  readonly status: TransferStatus;
  readonly side: TransferSide;
  readonly role: string;
  /** Whether whoever acts asked for it. */
  readonly isRequester: boolean;
  /** Of a RECEIVE: whether less came than was sent. */
  readonly isShort: boolean;
  /** Of a CLOSE: whether this side, and the other, has closed it before. */
  readonly isClosedHere: boolean;
  readonly isClosedThere: boolean;
};

/** Why a step is not taken. */
export type TransferStepRefusal =
  | { readonly code: 'TRANSFER_STEP_FORBIDDEN'; readonly roles: readonly Role[] }
  | { readonly code: 'TRANSFER_WRONG_SIDE' }
  | { readonly code: 'TRANSFER_STATUS_CHANGED'; readonly status: TransferStatus };

type Law = {
  readonly side: TransferSide | 'BOTH';
  readonly from: readonly TransferStatus[];
  readonly may: (facts: TransferFacts) => readonly Role[];
};

const kitchen: readonly Role[] = roles.filter((role) => role !== 'staff');
const managers: readonly Role[] = ['owner', 'manager'];
const byManagers = () => managers;
const byKitchen = () => kitchen;

/** The one table of what follows what, who may, and at which end. */
const laws: Readonly<Record<TransferStep, Law>> = {
  APPROVE: { side: 'SENDING', from: ['REQUESTED'], may: byManagers },
  REJECT: { side: 'SENDING', from: ['REQUESTED', 'APPROVED'], may: byManagers },
  CANCEL: { side: 'RECEIVING', from: ['REQUESTED', 'APPROVED'], may: ({ isRequester }) => (isRequester ? kitchen : managers) },
  SHIP: { side: 'SENDING', from: ['APPROVED'], may: byKitchen },
  RECEIVE: { side: 'RECEIVING', from: ['IN_TRANSIT'], may: byKitchen },
  CLOSE: { side: 'BOTH', from: ['RECEIVED', 'RECEIVED_WITH_DISCREPANCY'], may: byManagers },
};

/**
 * Decides a step and gives the status that the transfer then has here. What came whole is closed by either manager;
 * what came short stays open until both have.
 *
 * @refuses TRANSFER_WRONG_SIDE where the other restaurant takes this step
 * @refuses TRANSFER_STEP_FORBIDDEN with who may; TRANSFER_STATUS_CHANGED
 */
export const decideTransferStep = (step: TransferStep, facts: TransferFacts): Decision<TransferStatus, TransferStepRefusal> => {
  const { side, from, may } = laws[step];
  if (side !== 'BOTH' && side !== facts.side) return refused({ code: 'TRANSFER_WRONG_SIDE' });
  const allowed = may(facts);
  if (!allowed.some((role) => role === facts.role)) return refused({ code: 'TRANSFER_STEP_FORBIDDEN', roles: allowed });
  const isRepeated = step === 'CLOSE' && facts.isClosedHere;
  if (!from.includes(facts.status) || isRepeated) return refused({ code: 'TRANSFER_STATUS_CHANGED', status: facts.status });
  return accepted(statusAfter(step, { ...facts, isClosedByOther: facts.isClosedThere }));
};

type Outcome = Pick<TransferFacts, 'status' | 'isShort'> & {
  /** Whether the other than whoever closes has closed it before. */
  readonly isClosedByOther: boolean;
};

const statusAfter = (step: TransferStep, { status, isShort, isClosedByOther }: Outcome): TransferStatus => {
  if (step === 'RECEIVE') return isShort ? 'RECEIVED_WITH_DISCREPANCY' : 'RECEIVED';
  if (step === 'CLOSE') return status === 'RECEIVED' || isClosedByOther ? 'CLOSED' : status;
  return ({ APPROVE: 'APPROVED', REJECT: 'REJECTED', CANCEL: 'CANCELLED', SHIP: 'IN_TRANSIT' } as const)[step];
};

/** How this side stands when the other's step arrives. */
export type PartnerStepFacts = Pick<TransferFacts, 'status' | 'isShort' | 'isClosedHere'>;

/** Where each step of the other side still finds this one; a shipment also where the request was cancelled meanwhile. */
const heardIn: Readonly<Record<TransferStep, readonly TransferStatus[]>> = {
  APPROVE: ['REQUESTED'],
  REJECT: ['REQUESTED', 'APPROVED'],
  CANCEL: ['REQUESTED', 'APPROVED'],
  SHIP: ['REQUESTED', 'APPROVED', 'CANCELLED'],
  RECEIVE: ['IN_TRANSIT'],
  CLOSE: ['RECEIVED', 'RECEIVED_WITH_DISCREPANCY'],
};

/**
 * What the other restaurant's step makes of this side. Goods that are on their way have left: a shipment is taken over
 * even where the request was cancelled meanwhile, and a cancellation that crosses it comes too late.
 *
 * @returns null where it changes nothing any more
 */
export const afterPartnerStep = (step: TransferStep, { status, isShort, isClosedHere }: PartnerStepFacts): TransferStatus | null => {
  if (!heardIn[step].includes(status)) return null;
  const after = statusAfter(step, { status, isShort, isClosedByOther: isClosedHere });
  return after === status ? null : after;
};

/** The steps that somebody may take now. */
export const transferStepsNow = (facts: TransferFacts): readonly TransferStep[] =>
  transferSteps.filter((step) => decideTransferStep(step, facts).ok);

/**
 * What of a shipment's value went missing; the rest arrived, to the minor unit.
 *
 * @invariant value out = value in + loss
 * @unit minor units
 */
export const lostValue = (valueMinor: MinorUnits, shipped: Quantity, received: Quantity): MinorUnits =>
  minorUnitsOf(valueMinor - roundHalfEven(rational(valueMinor * received, shipped))) ?? valueMinor;
