const minutesAnHour = 60;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Minutes after midnight as a clock says them: "18:00". */
export const clockOfMinutes = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / minutesAnHour))}:${twoDigits(minutes % minutesAnHour)}`;

/** A clock's time as minutes after midnight; null for what is none. */
export const minutesOfClock = (clock: string): number | null => {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * minutesAnHour + Number(minute);
};
