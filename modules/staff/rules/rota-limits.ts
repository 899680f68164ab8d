/** How much of what a rota holds. */
export const rotaLimits = {
  /** @unit breaks of a shift */
  breaksMax: 4,
  /** @unit shifts that are made known or copied at once */
  shiftsAtOnceMax: 500,
  /** @unit spans of a day */
  demandSpansMax: 400,
  /** @unit hours of a shift */
  shiftHoursMax: 24,
  /** @unit days from now that may be planned */
  horizonDays: 84,
} as const;
