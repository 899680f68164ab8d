import { can } from '../../restaurants/rules/capabilities.ts';
import type { DeliveryReason } from './channels.ts';
import { isForRole, lawOf } from './signal-kinds.ts';

/** How things stand when a delivery's turn has come. */
export type StandingFacts = {
  readonly kind: string;
  readonly isOpen: boolean;
  /** It was read, put off or put aside. */
  readonly isSeen: boolean;
  /** Whether its way is still one that the person chose. */
  readonly isWanted: boolean;
  /** Null for somebody who works here no more. */
  readonly role: string | null;
  /** It went to whoever leads as well. */
  readonly isEscalated: boolean;
};

/** Why nothing is left to say; null where it still is. What somebody may not know any more is not told to them. */
export const whyNotTold = ({ kind, isOpen, isSeen, isWanted, role, isEscalated }: StandingFacts): DeliveryReason | null => {
  if (role === null || !mayHear(kind, role, isEscalated)) return 'LEFT';
  if (!isOpen) return 'OVER';
  if (isSeen) return 'READ';
  return isWanted ? null : 'UNWANTED';
};

const mayHear = (kind: string, role: string, isEscalated: boolean): boolean => {
  const law = lawOf(kind);
  if (law === null) return false;
  return law.to === 'named' || isForRole(law, role) || (isEscalated && can(role, 'members.view'));
};

/**
 * How often a notice is tried before it is left: over some two hours, after which it is no news any more.
 *
 * @unit attempts
 */
export const attemptsMax = 8;

const waitMinutesMax = 60;

/**
 * How long after an attempt the next is made: 1, 2, 4 … 60 minutes.
 *
 * @param attempts those that were made, the last one included
 * @unit minutes
 */
export const waitMinutes = (attempts: number): number => Math.min(waitMinutesMax, 2 ** Math.max(0, attempts - 1));
