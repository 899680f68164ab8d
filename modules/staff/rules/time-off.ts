import { instantOfMinute, tradingDayOf, type DayWall } from './availability.ts';
import type { Stretch } from './stretch.ts';

/** Why somebody is away. */
export const timeOffKinds = ['HOLIDAY', 'SICK', 'UNPAID', 'OTHER'] as const;

/** One of them. */
export type TimeOffKind = (typeof timeOffKinds)[number];

/** How far a wish to be away has come. */
export const timeOffStatuses = ['REQUESTED', 'APPROVED', 'DECLINED', 'CANCELLED'] as const;

/** One of them. */
export type TimeOffStatus = (typeof timeOffStatuses)[number];

/** What can be done with it. */
export type TimeOffStep = 'APPROVE' | 'DECLINE' | 'CANCEL';

/** Who does it: whom it is about, whoever plans, or somebody else. */
export type TimeOffActor = 'SELF' | 'LEAD' | 'OTHER';

/** When somebody is away: whole trading days, or a part of one. */
export type TimeOffDays = {
  readonly fromDay: string;
  readonly toDay: string;
  /** @unit minutes of the wall after the midnight that the day begins on; null for whole days */
  readonly fromMinute: number | null;
  /** @unit minutes, as above */
  readonly toMinute: number | null;
};

/** How much of what a wish may hold. */
export const timeOffLimits = {
  /** @unit days in one wish: a year of leave for a child */
  daysMax: 366,
  /** @unit days back that an absence is written down */
  backDaysMax: 60,
  /** @unit spans of a week */
  spansMax: 42,
} as const;

/** Why a step is not taken. */
export type TimeOffFault = 'TIME_OFF_OWN' | 'TIME_OFF_SETTLED' | 'TIME_OFF_NOT_YOURS';

type Row = Readonly<Partial<Record<TimeOffStep, { readonly to: TimeOffStatus; readonly by: readonly TimeOffActor[] }>>>;

const table: Readonly<Record<TimeOffStatus, Row>> = {
  REQUESTED: {
    APPROVE: { to: 'APPROVED', by: ['LEAD'] },
    DECLINE: { to: 'DECLINED', by: ['LEAD'] },
    CANCEL: { to: 'CANCELLED', by: ['SELF', 'LEAD'] },
  },
  APPROVED: { CANCEL: { to: 'CANCELLED', by: ['SELF', 'LEAD'] } },
  DECLINED: {},
  CANCELLED: {},
};

/** How a wish begins: an owner, over whom nobody stands, says when they are away; everybody else asks. */
export const statusWhenAsked = (role: string): 'APPROVED' | 'REQUESTED' => (role === 'owner' ? 'APPROVED' : 'REQUESTED');

/** What a step leads to, or why it is not taken: nobody approves their own, and what is settled stays so. */
export const stepTimeOff = (
  status: TimeOffStatus,
  step: TimeOffStep,
  actor: TimeOffActor,
): { readonly to: TimeOffStatus } | { readonly fault: TimeOffFault } => {
  const found = table[status][step];
  if (!found) return { fault: 'TIME_OFF_SETTLED' };
  if (found.by.includes(actor)) return { to: found.to };
  return { fault: actor === 'SELF' ? 'TIME_OFF_OWN' : 'TIME_OFF_NOT_YOURS' };
};

const dayMs = 86_400_000;

/** Whether days or hours can't be meant: an end before its beginning, hours of several days, or too long. */
export const areDaysWrong = ({ fromDay, toDay, fromMinute, toMinute }: TimeOffDays): boolean => {
  const days = (Date.parse(toDay) - Date.parse(fromDay)) / dayMs + 1;
  if (days < 1 || days > timeOffLimits.daysMax) return true;
  if (fromMinute === null || toMinute === null) return fromMinute !== toMinute;
  return fromDay !== toDay || toMinute <= fromMinute;
};

/** When somebody is away, by its instants. */
export const stretchOfTimeOff = ({ fromDay, toDay, fromMinute, toMinute }: TimeOffDays, wall: DayWall): Stretch =>
  fromMinute === null || toMinute === null
    ? { startsMs: tradingDayOf(fromDay, wall).startsMs, endsMs: tradingDayOf(toDay, wall).endsMs }
    : { startsMs: instantOfMinute(fromDay, fromMinute, wall.timeZone), endsMs: instantOfMinute(fromDay, toMinute, wall.timeZone) };
