import type { Role } from './capabilities.ts';

/** A role that somebody may join in; the owner's part comes with the restaurant. */
export type InvitedRole = Exclude<Role, 'owner'>;

/** The roles that a person may choose among where the invitation leaves it open, the usual one first. */
export const openRoles: readonly ['staff', 'chef', 'kitchenstaff'] = ['staff', 'chef', 'kitchenstaff'];

/** A role that may be chosen where the invitation leaves it open. */
export type OpenRole = (typeof openRoles)[number];

/**
 * How long an invitation can be used.
 *
 * @unit hours
 */
export const invitationHours = 48;

/** Whether a role may invite into another: nobody makes somebody who can do as much as themselves, but for the owner. */
export const mayInviteInto = (inviter: string, role: InvitedRole | null): boolean =>
  inviter === 'owner' || (inviter === 'manager' && role !== 'manager');

/** The role of whoever joins: the maker's word, else their own choice among the open ones, else staff. */
export const joiningRole = (fixed: InvitedRole | null, chosen: OpenRole | null): InvitedRole => fixed ?? chosen ?? 'staff';

/** How an invitation stands. */
export type InvitationState = 'open' | 'accepted' | 'revoked' | 'expired';

/** How an invitation stands at an instant; what ended it first is what it says. */
export const invitationState = (
  invitation: { readonly acceptedAt: Date | null; readonly revokedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): InvitationState => {
  if (invitation.acceptedAt !== null) return 'accepted';
  if (invitation.revokedAt !== null) return 'revoked';
  return invitation.expiresAt > now ? 'open' : 'expired';
};
