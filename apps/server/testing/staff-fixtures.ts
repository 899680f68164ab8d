import { uuidv7 } from 'uuidv7';

import { businessDateOf } from '../../../kit/time/business-date.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { announcementFixtures } from './announcement-fixtures.ts';
import { hoursFixtures } from './hours-fixtures.ts';
import { envelope } from './furnish.ts';
import { newSecret, unknownThings, type Things } from './things.ts';
import { tipFixtures, tipPoolBody } from './tip-fixtures.ts';
import { exchangeFixtures } from './exchange-fixtures.ts';
import { timeOffFixtures } from './time-off-fixtures.ts';
import { rosterFixtures } from './roster-fixtures.ts';
import type { TestApp } from './test-app.ts';

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

/** Food hygiene, held by somebody until the end of a year. */
export const certificateBody = (userId: string, changes: Record<string, unknown> = {}) => ({
  certificateId: uuidv7(),
  userId,
  baseVersion: null as number | null,
  topic: 'FOOD_HYGIENE' as const,
  title: null,
  reference: null,
  gainedOn: '2026-01-10',
  expiresOn: '2028-12-31' as string | null,
  isRemoved: false,
  ...changes,
});

const hourMs = 3_600_000;

/** An open shift of eight hours that begins so many hours from now. */
export const shiftBody = (workRoleId: string, changes: Record<string, unknown> = {}, inHours = 24) => {
  const startsMs = Math.floor(Date.now() / hourMs) * hourMs + inHours * hourMs;
  return {
    shiftId: uuidv7(),
    baseVersion: null,
    workRoleId,
    userId: null as string | null,
    startsAt: new Date(startsMs).toISOString(),
    endsAt: new Date(startsMs + 8 * hourMs).toISOString(),
    breaks: [{ afterMinutes: 240, minutes: 30, isPaid: false }],
    note: null,
    isPinned: false,
    ...changes,
  };
};

/** The trading day of that shift in London, where the restaurants of the tests stand. */
const dayOfShift = (): string =>
  businessDateOf(new Date(Math.floor(Date.now() / hourMs) * hourMs + 24 * hourMs), { timeZone: 'Europe/London', cutOffMinutes: 240 });

/** A kind of work and a shift of it. */
export const furnishStaff = async (
  app: TestApp,
  owner: Credential,
  restaurantId: string,
): Promise<Pick<Things, 'workRoleId' | 'shiftId'>> => {
  const { workRoleId, shiftId } = unknownThings();
  await app.as(owner).staff.saveWorkRole(envelope(restaurantId, workRoleBody({ workRoleId })));
  await app.as(owner).staff.saveShift(envelope(restaurantId, shiftBody(workRoleId, { shiftId })));
  return { workRoleId, shiftId };
};

/** Word for the next shift, tips that nobody has shared out, and a kept week with a shift of a kind of work that is there. */
export const furnishTeam = async (
  app: TestApp,
  people: { readonly owner: Credential; readonly author: Credential },
  { restaurantId, workRoleId }: Pick<Things, 'restaurantId' | 'workRoleId'>,
): Promise<Pick<Things, 'shiftId' | 'announcementId' | 'tipPoolId' | 'rotaTemplateId'>> => {
  const { shiftId, announcementId, tipPoolId, rotaTemplateId } = unknownThings();
  const { staff } = app.as(people.owner);
  await staff.saveShift(envelope(restaurantId, shiftBody(workRoleId, { shiftId })));
  await app.as(people.author).staff.handOver(envelope(restaurantId, { announcementId, text: 'The fryer is off' }));
  await staff.saveTipPool(envelope(restaurantId, tipPoolBody({ poolId: tipPoolId })));
  await staff.keepRotaTemplate(envelope(restaurantId, { templateId: rotaTemplateId, name: rotaTemplateId, monday: dayOfShift() }));
  return { shiftId, announcementId, tipPoolId, rotaTemplateId };
};

/** A day that no other call is likely to mean. */
const anyDay = (): string => new Date(Math.floor(Math.random() * 20_000) * 24 * hourMs).toISOString().slice(0, 10);

/** Inputs about who works when. */
export const staffFixtures: Readonly<Record<string, InputBuilder>> = {
  readStaff: ({ restaurantId }) => ({ restaurantId }),
  saveWorkRole: ({ restaurantId }) => envelope(restaurantId, workRoleBody()),
  readRota: ({ restaurantId }) => ({ restaurantId, from: '2026-11-16', days: 7 }),
  saveShift: ({ restaurantId, workRoleId }) => envelope(restaurantId, shiftBody(workRoleId)),
  cancelShift: ({ restaurantId, shiftId }) => envelope(restaurantId, { shiftId, baseVersion: 1 }),
  copyWeek: ({ restaurantId, shiftId }) => envelope(restaurantId, { weeks: 1, copies: [{ shiftId, newShiftId: uuidv7() }] }),
  publishRota: ({ restaurantId, shiftId }) => envelope(restaurantId, { shifts: [{ shiftId, version: 1 }], overrides: [] }),
  saveRotaDay: ({ restaurantId, workRoleId }) =>
    envelope(restaurantId, {
      day: anyDay(),
      baseVersion: null,
      expectedSales: '120000',
      demand: [{ workRoleId, fromMinute: 600, toMinute: 720, people: 2 }],
    }),
  ...hoursFixtures,
  ...announcementFixtures,
  ...tipFixtures,
  readRotaTemplates: ({ restaurantId }) => ({ restaurantId }),
  keepRotaTemplate: ({ restaurantId }) => envelope(restaurantId, { templateId: uuidv7(), name: uuidv7(), monday: dayOfShift() }),
  planFromTemplate: ({ restaurantId, rotaTemplateId }) =>
    envelope(restaurantId, { templateId: rotaTemplateId, monday: new Date().toISOString().slice(0, 10), newShiftIds: [uuidv7()] }),
  removeRotaTemplate: ({ restaurantId, rotaTemplateId }) => envelope(restaurantId, { templateId: rotaTemplateId }),
  readCalendarLink: ({ restaurantId }) => ({ restaurantId }),
  openCalendar: ({ restaurantId }) => envelope(restaurantId, { secret: newSecret() }),
  closeCalendar: ({ restaurantId }) => envelope(restaurantId, {}),
  readCertificates: ({ restaurantId }) => ({ restaurantId }),
  saveCertificate: ({ restaurantId, memberId }) => envelope(restaurantId, certificateBody(memberId)),
  ...timeOffFixtures,
  ...exchangeFixtures,
  ...rosterFixtures,
  saveEmployment: ({ restaurantId, memberId }) => envelope(restaurantId, employmentBody(memberId)),
};
