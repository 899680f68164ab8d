/** The bounds of a prep plan, all kept by the server and said where they are met. */
export const prepLimits = {
  /** @unit preps that are put on the plan, posted or dropped in one go */
  tasksAtOnce: 100,
  /** @unit preps that one trading day may hold */
  tasksPerDayMax: 200,
  reasonLengthMax: 500,
  /** @unit days ahead that somebody may plan for */
  aheadDaysMax: 60,
} as const;
