/** The bounds of orders and of the kitchen's screens, all kept by the server and said where they are met. */
export const kitchenLimits = {
  /**
   * How often a screen asks by itself, behind the stream, should a word of it be lost.
   *
   * @unit milliseconds
   */
  askAgainMs: 5_000,
  /** @unit lines of one order */
  linesMax: 200,
  /** @unit of one dish on one line */
  quantityMax: 999,
  /** @unit people that one order or booking is for */
  coversMax: 200,
  /** @unit tickets that one screen shows at once; the others wait behind them, counted */
  ticketsMax: 60,
  /**
   * How long a step may be undone by whoever took it.
   *
   * @unit milliseconds
   */
  undoMs: 10_000,
  /**
   * How long what was voided on the fire stays on the screens.
   *
   * @unit milliseconds
   */
  lockedVoidMs: 900_000,
  /**
   * How long what else was voided stays there, should nobody say that they have seen it.
   *
   * @unit milliseconds
   */
  unseenVoidMs: 86_400_000,
  /**
   * How long what was fired counts as being made once its guests have paid, though nobody at the stations said that it is ready.
   *
   * @unit milliseconds
   */
  paidInHandMs: 3_600_000,
  /** @unit discounts of one order */
  discountsMax: 20,
  /** @unit payments of one order */
  paymentsMax: 100,
  stationsMax: 40,
  tablesMax: 300,
  modifiersMax: 40,
  /** @unit days of one question about takings or times */
  periodDaysMax: 92,
  /** @unit tills that may send orders at once */
  tillsMax: 20,
  /** @unit printers of one restaurant */
  printersMax: 20,
  /**
   * How long a paper waits for its printer: later nobody cooks by it.
   *
   * @unit hours
   */
  paperHoursMax: 12,
} as const;
