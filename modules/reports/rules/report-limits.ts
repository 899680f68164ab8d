/** How much may be asked of reports at once. */
export const reportLimits = {
  /**
   * A leap year, or an Ethiopian one with six days of Pagumen.
   *
   * @unit days
   */
  daysMax: 366,
  /** @unit costs that one month may name */
  expensesMax: 200,
  /** @unit hundredths of a percent */
  shareMax: 10_000,
} as const;
