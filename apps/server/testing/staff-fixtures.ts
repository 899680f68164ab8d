import { uuidv7 } from 'uuidv7';

import { hoursFixtures } from './hours-fixtures.ts';
import { envelope, type Things } from './furnish.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** A kind of work that nobody has yet. */
export const workRoleBody = (changes: Record<string, unknown> = {}) => ({
  workRoleId: uuidv7(),
  baseVersion: null,
  name: uuidv7(),
  nameLocal: null,
  area: 'KITCHEN' as const,
  sortOrder: 0,
  isArchived: false,
  ...changes,
});

/** The file of somebody who has none yet. */
export const employmentBody = (userId: string, changes: Record<string, unknown> = {}) => ({
  userId,
  baseVersion: null,
  workRoleIds: [] as string[],
  contract: 'PART_TIME' as const,
  contractMinutes: 1200,
  birthDate: null,
  startedOn: null,
  endedOn: null,
  optedOutOn: null,
  optOutEndsOn: null,
  otherMinutes: 0,
  rightToWorkCheckedOn: null,
  rightToWorkUntil: null,
  payId: null,
  ...changes,
});

/** Inputs about who works when. */
export const staffFixtures: Readonly<Record<string, InputBuilder>> = {
  readStaff: ({ restaurantId }) => ({ restaurantId }),
  saveWorkRole: ({ restaurantId }) => envelope(restaurantId, workRoleBody()),
  ...hoursFixtures,
  saveEmployment: ({ restaurantId, memberId }) => envelope(restaurantId, employmentBody(memberId)),
};
