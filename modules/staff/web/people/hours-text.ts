import { m } from '../../../../generated/messages/web/messages.js';

const minutesPerHour = 60;

/** Minutes as hours and minutes: "37 h 30 min". */
export const hoursText = (minutes: number): string => {
  const [hours, rest] = [Math.trunc(minutes / minutesPerHour), minutes % minutesPerHour];
  if (rest === 0) return m.staff_hours({ hours });
  return hours === 0 ? m.staff_minutes({ minutes: rest }) : m.staff_hours_minutes({ hours, minutes: rest });
};
