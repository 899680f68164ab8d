import fc from 'fast-check';
import { expect, test } from 'vitest';

import { roles } from './capabilities.ts';
import { invitationState, joiningRole, mayInviteInto, openRoles } from './invitation.ts';

test.each([
  ['owner', 'manager', true],
  ['owner', null, true],
  ['manager', 'chef', true],
  ['manager', 'staff', true],
  ['manager', null, true],
  ['manager', 'manager', false],
  ['chef', 'staff', false],
  ['constructor', 'staff', false],
] as const)('%s inviting into %s: %s', (inviter, role, may) => {
  expect(mayInviteInto(inviter, role)).toBe(may);
});

test('whoever joins gets the role that the maker set, and never more than staff, chef or kitchen staff where it was left open', () => {
  const fixed = fc.constantFrom('manager', 'chef', 'kitchenstaff', 'staff', null);
  const chosen = fc.constantFrom(...openRoles, null);
  fc.assert(
    fc.property(fixed, chosen, (set, wish) => {
      const role = joiningRole(set, wish);
      expect(role).toBe(set ?? wish ?? 'staff');
      expect(roles.indexOf(role)).toBeGreaterThanOrEqual(set === null ? roles.indexOf('chef') : roles.indexOf(set));
    }),
  );
});

const at = (iso: string) => new Date(iso);

test.each([
  [{ acceptedAt: null, revokedAt: null, expiresAt: at('2026-11-22T10:00:01Z') }, 'open'],
  [{ acceptedAt: null, revokedAt: null, expiresAt: at('2026-11-22T10:00:00Z') }, 'expired'],
  [{ acceptedAt: null, revokedAt: at('2026-11-21T10:00:00Z'), expiresAt: at('2026-11-23T10:00:00Z') }, 'revoked'],
  [{ acceptedAt: at('2026-11-21T10:00:00Z'), revokedAt: null, expiresAt: at('2026-11-21T11:00:00Z') }, 'accepted'],
] as const)('an invitation %j is %s', (invitation, state) => {
  expect(invitationState(invitation, at('2026-11-22T10:00:00Z'))).toBe(state);
});
