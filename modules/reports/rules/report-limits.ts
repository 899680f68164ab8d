/** How much may be asked of reports at once. */
export const reportLimits = {
  /**
   * A leap year, or an Ethiopian one with six days of Pagumen.
   *
   * @unit days
   */
  daysMax: 366,
} as const;
