import { can } from '../../restaurants/rules/capabilities.ts';
import { isForRole, signalLaws, type SignalKind } from './signal-kinds.ts';

/** Whom something that presses is about, beside what its kind says. */
export type Addressed = {
  readonly kind: SignalKind;
  /** Whom it names, where it is not for everybody of a role. */
  readonly userIds?: readonly string[];
  /** Who handed in what waits for a yes. */
  readonly handedInBy?: string;
  /** The roles in which one may say that yes; everybody who hears of it where none are named. */
  readonly decidedBy?: readonly string[];
  /** Nobody looked at it in time, so that it goes to whoever leads as well. */
  readonly isEscalated: boolean;
};

/** Somebody who works here. */
export type Hearer = { readonly userId: string; readonly role: string };

/**
 * Whether somebody is told: one of those whom it names, or of those who may deal with it. Nobody is rung for what they handed in
 * themselves and somebody else decides.
 */
export const isHearer = (about: Addressed, person: Hearer): boolean => {
  const { kind, userIds, isEscalated } = about;
  if (isOthersToDecide(about, person)) return false;
  const isMeant = userIds?.includes(person.userId) ?? isForRole(signalLaws[kind], person.role);
  return isMeant || (isEscalated && can(person.role, 'members.view'));
};

const isOthersToDecide = ({ handedInBy, decidedBy }: Addressed, { userId, role }: Hearer): boolean =>
  userId === handedInBy && decidedBy !== undefined && !decidedBy.includes(role);
