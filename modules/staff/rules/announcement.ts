import { dayAfter } from './rota-week.ts';

/** ANNOUNCEMENT: the house tells its people; HANDOVER: a shift leaves word for the next. */
export const announcementKinds = ['ANNOUNCEMENT', 'HANDOVER'] as const;

/** How long a word may be, and how long it may be shown. */
export const announcementLimits = {
  /** @unit characters */
  textMax: 2000,
  /** @unit days after the one that it is written on */
  shownDaysMax: 60,
  /** @unit days after the one that it is written on, for what a shift leaves the next */
  handoverDays: 2,
} as const;

/** For whom something was written, and by whom. */
export type Addressed = { readonly workRoleIds: readonly string[]; readonly writtenBy: string };

/** Somebody who might be meant. */
export type Reader = { readonly userId: string; readonly workRoleIds: readonly string[] };

/** Whether somebody is meant: everybody is where no kind of work is named; whoever wrote it knows it already. */
export const isMeant = ({ workRoleIds, writtenBy }: Addressed, reader: Reader): boolean =>
  reader.userId !== writtenBy && (workRoleIds.length === 0 || workRoleIds.some((id) => reader.workRoleIds.includes(id)));

/** Whether something written on a day may be shown until another. */
export const mayShowUntil = (writtenOn: string, shownUntil: string): boolean =>
  writtenOn <= shownUntil && shownUntil <= dayAfter(writtenOn, announcementLimits.shownDaysMax);
