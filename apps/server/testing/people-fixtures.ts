import { randomBytes } from 'node:crypto';

import { uuidv7 } from 'uuidv7';

import { restaurantCode } from '../../../modules/restaurants/rules/restaurant-code.ts';
import { tabletCodeFrom } from '../../../modules/restaurants/rules/tablet-code.ts';
import { envelope } from './furnish.ts';
import { newSecret, type Things } from './things.ts';
import { goodPassword } from './household.ts';

const codeOf = ({ restaurantId, invitationSecret }: Things): string => restaurantCode(restaurantId, invitationSecret);

const newcomer = () => ({
  userId: uuidv7(),
  firstName: 'Liya',
  lastName: 'Alemu',
  email: `${uuidv7()}@example.com`,
  password: goodPassword,
});

/** A code that nobody has. */
export const newTabletCode = (): string => tabletCodeFrom(randomBytes(32)) ?? 'KX7P4M2R';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** Inputs about people: departments, members, invitations and the trail of what they did. */
export const peopleFixtures: Readonly<Record<string, InputBuilder>> = {
  listDepartments: ({ restaurantId }) => ({ restaurantId }),
  createDepartment: ({ restaurantId }) => envelope(restaurantId, { name: uuidv7() }),
  renameDepartment: ({ restaurantId }) => envelope(restaurantId, { name: 'Bar', newName: 'Bar' }),
  removeDepartment: ({ restaurantId }) => envelope(restaurantId, { name: 'Terrace' }),
  listMembers: ({ restaurantId }) => ({ restaurantId }),
  myMembership: ({ restaurantId }) => ({ restaurantId }),
  changeMember: ({ restaurantId, memberId }) => envelope(restaurantId, { userId: memberId, role: 'chef', department: 'Kitchen' }),
  removeMember: ({ restaurantId, leaverId }) => envelope(restaurantId, { userId: leaverId }),
  setHourlyRate: ({ restaurantId, memberId }) =>
    envelope(restaurantId, { userId: memberId, hourlyRate: { amountMinor: '1250', currency: 'GBP' } }),
  listInvitations: ({ restaurantId }) => ({ restaurantId }),
  createInvitation: ({ restaurantId }) =>
    envelope(restaurantId, {
      invitationId: uuidv7(),
      secret: newSecret(),
      role: 'staff',
      department: 'Kitchen',
      email: 'liya@example.com',
    }),
  renewInvitation: ({ restaurantId, invitationId }) => envelope(restaurantId, { invitationId, secret: newSecret() }),
  revokeInvitation: ({ restaurantId, invitationId }) => envelope(restaurantId, { invitationId }),
  readInvitation: (things) => ({ code: codeOf(things) }),
  join: (things) => ({
    commandId: uuidv7(),
    body: { ...newcomer(), code: codeOf(things), role: 'chef', department: 'Kitchen', language: 'am' },
  }),
  acceptInvitation: (things) => ({ commandId: uuidv7(), body: { code: codeOf(things), role: 'chef', department: 'Kitchen' } }),
  listAudit: ({ restaurantId, memberId }) => ({
    restaurantId,
    actorId: memberId,
    action: 'inventory.create-item@1',
    from: '2026-01-01T00:00:00Z',
    until: '2036-01-01T00:00:00Z',
    limit: 5,
  }),
  listAuditActions: ({ restaurantId }) => ({ restaurantId }),
  listAuditActors: ({ restaurantId }) => ({ restaurantId }),
  listDuplicates: () => ({}),
  listOwnTables: () => ({}),
  ownRows: () => ({ table: 'trail', after: null }),
  listTablets: ({ restaurantId }) => ({ restaurantId }),
  registerTablet: ({ restaurantId }) => envelope(restaurantId, { tabletId: uuidv7(), secret: newSecret(), name: 'Pass' }),
  revokeTablet: ({ restaurantId }) => envelope(restaurantId, { tabletId: uuidv7() }),
  listKeys: ({ restaurantId }) => ({ restaurantId }),
  makeKey: ({ restaurantId }) =>
    envelope(restaurantId, { keyId: uuidv7(), secret: newSecret(), name: 'Books', scopes: ['stock:read', 'menu:write'], lifeDays: 30 }),
  revokeKey: ({ restaurantId }) => envelope(restaurantId, { keyId: uuidv7() }),
  setPin: ({ restaurantId }) => envelope(restaurantId, { pin: '2468' }),
  resetPin: ({ restaurantId, memberId }) => envelope(restaurantId, { userId: memberId, pin: null }),
  createTabletCode: ({ restaurantId }) =>
    envelope(restaurantId, { invitationId: uuidv7(), code: newTabletCode(), role: 'staff', department: null }),
  joinAtTablet: () => ({
    commandId: uuidv7(),
    body: { userId: uuidv7(), code: 'KX7P4M2Q', firstName: 'Chaltu', lastName: 'Gemechu', pin: '2468', language: 'am' },
  }),
  tabletFront: () => ({}),
  enterTablet: ({ memberId }) => ({ userId: memberId, pin: '2468' }),
  stayAtTablet: () => ({}),
  leaveTablet: () => ({}),
};
