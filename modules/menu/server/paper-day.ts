import { isoDayAt } from '../../../kit/time/wall.ts';

/** When a paper about the present state says that it was made: its day, so that the same state is the same file all day. */
export const paperDay = (now: Date, timeZone: string): Date => new Date(`${isoDayAt(now, timeZone)}T12:00:00Z`);
