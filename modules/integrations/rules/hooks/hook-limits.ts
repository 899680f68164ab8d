const second = 1000;
const hour = 3_600 * second;
const day = 24 * hour;

type Limits = Readonly<
  Record<
    | 'endpointsMax'
    | 'urlLengthMax'
    | 'oldSecretMs'
    | 'leaseMs'
    | 'atOnce'
    | 'failingMs'
    | 'tooOldMs'
    | 'keptDays'
    | 'shown'
    | 'soonMs'
    | 'retryAfterMaxMs',
    number
  >
>;

/** Bounds of what other programs are told. */
export const hookLimits: Limits = {
  /** @unit addresses of one restaurant */
  endpointsMax: 10,
  /** @unit letters */
  urlLengthMax: 500,
  /**
   * How long the secret of before signs beside the new one.
   *
   * @unit milliseconds
   */
  oldSecretMs: day,
  /**
   * How long a message is under way before somebody else may send it: far more than a receiver is waited for.
   *
   * @unit milliseconds
   */
  leaseMs: 60 * second,
  /** @unit messages that are on their way to one address at once */
  atOnce: 5,
  /**
   * How long nothing may arrive at an address before it goes off: less than all tries of one message take together.
   *
   * @unit milliseconds
   */
  failingMs: 3 * day,
  /**
   * How long after somebody asked for it a message is still worth being sent: more than all of its tries take together.
   *
   * @unit milliseconds
   */
  tooOldMs: 5 * day,
  /** @unit days for which it is remembered what was told */
  keptDays: 30,
  /** @unit messages that are listed */
  shown: 50,
  /**
   * What is to be tried within so long is not left to the clock of jobs.
   *
   * @unit milliseconds
   */
  soonMs: 60 * second,
  /**
   * The longest that a receiver may ask us to wait.
   *
   * @unit milliseconds
   */
  retryAfterMaxMs: 6 * hour,
};
