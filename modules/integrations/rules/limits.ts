const minute = 60_000;
const day = 24 * 60 * minute;

type Limits = Readonly<
  Record<
    | 'authorisationMs'
    | 'windowMs'
    | 'backDaysMax'
    | 'everyMs'
    | 'leaseMs'
    | 'renewMs'
    | 'troubleMs'
    | 'daysShown'
    | 'portionsMax'
    | 'fileBytesMax'
    | 'fileRowsMax'
    | 'fileLinesMax'
    | 'salesAtOnce'
    | 'filesShown'
    | 'layoutsKept'
    | 'fileNameLengthMax',
    number
  >
>;

/** Bounds of what is taken over from others. */
export const integrationLimits: Limits = {
  /**
   * How long a sign-in at a provider may take.
   *
   * @unit milliseconds
   */
  authorisationMs: 10 * minute,
  /**
   * How far a round looks back behind what it knows: edits and refunds come late.
   *
   * @unit milliseconds
   */
  windowMs: 3 * day,
  /**
   * How far back sales are taken over when one connects.
   *
   * @unit days
   */
  backDaysMax: 90,
  /**
   * How often sales are asked for where nobody tells of any.
   *
   * @unit milliseconds
   */
  everyMs: 10 * minute,
  /**
   * How long whoever pulls may take before somebody else does.
   *
   * @unit milliseconds
   */
  leaseMs: 10 * minute,
  /**
   * How old tokens become before they are renewed.
   *
   * @unit milliseconds
   */
  renewMs: 7 * day,
  /**
   * How long a round may fail before it is trouble.
   *
   * @unit milliseconds
   */
  troubleMs: 15 * minute,
  /**
   * Days whose sums are shown beside the provider's.
   *
   * @unit days
   */
  daysShown: 14,
  /** @unit portions of one line */
  portionsMax: 999,
  /** @unit bytes of a till's file */
  fileBytesMax: 10_000_000,
  /** @unit rows of a till's file */
  fileRowsMax: 20_000,
  /** @unit rows of one receipt */
  fileLinesMax: 100,
  /**
   * Sales of one call: far from what a call may last, and few enough that somebody who waits sees them come.
   *
   * @unit sales
   */
  salesAtOnce: 200,
  /** @unit files that are listed */
  filesShown: 20,
  /** @unit kinds of files whose columns are remembered */
  layoutsKept: 20,
  /** @unit letters */
  fileNameLengthMax: 200,
};

/** From when a round asks: what it knows, less the window; never from before the sales were asked for. */
export const pullFrom = ({ salesFrom, pulledUntil }: { readonly salesFrom: Date; readonly pulledUntil: Date | null }): Date => {
  const window = pulledUntil === null ? salesFrom.getTime() : pulledUntil.getTime() - integrationLimits.windowMs;
  return new Date(Math.max(window, salesFrom.getTime()));
};
