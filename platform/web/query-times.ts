const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Every time, count and delay by which the browser keeps, refreshes and retries, in one place.
 *
 * @unit milliseconds where a name ends in Ms, attempts where it ends in Retries
 */
export const queryTimes = {
  defaultStaleMs: 5 * minute,
  defaultRetries: 1,
  /** How old a persisted answer may be and still open the app without a connection. */
  offlineKeepMs: 7 * 24 * hour,
  /** How often a lost connection is tried again. */
  reconnectMs: 10 * second,
  /** How long a line is lost or back before the screen makes room for it. */
  connectionCalmMs: 3 * second,

  subscriptionStaleMs: 5 * minute,
  subscriptionSyncMs: 5 * minute,
  /** How soon the plan is looked at again after somebody came back from paying. */
  paymentPollMs: 3 * second,
  usageReloadMs: 30 * second,

  homeStaleMs: 30 * second,

  restaurantsStaleMs: 30 * second,
  restaurantsRetries: 2,
  restaurantStaleMs: 5 * minute,
  profileStaleMs: 5 * minute,
  profileKeepMs: 10 * minute,

  unreadAlertsPollMs: 5 * second,
  alertToastMs: 5 * second,
  alertsReadToastMs: 2 * second,
  /** A dismissed toast is forgotten after this. */
  toastForgottenMs: 1_000_000,

  routePreloadDelayMs: second,
  /** How long after arriving what a day needs is kept ahead: the first quarter of a minute belongs to the first screens and touches. */
  keepAheadDelayMs: 15 * second,
  /** How often what a day needs is looked through, to ask anew what changed or is old. */
  keepAheadEveryMs: hour,
  /** What is kept ahead is not asked anew before, whatever changed: a page that opens takes all that lies here for changed. */
  keepAheadFreshMs: 30 * minute,
  /** How old what is kept ahead may grow, where nothing said that it changed. */
  keepAheadStaleMs: 4 * hour,
  scrollAreaHideDelayMs: 600,

  startupScreenMinMs: 2 * second,
  loadingErrorReloadMs: 2 * second,

  serviceWorkerRegistrationDelayMs: 3 * second,
  serviceWorkerUpdateMs: 4 * hour,

  /** Between the verification of a reset link and the question whether it opened a session. */
  resetTokenWaitMs: second,
  /** Between a new password and the way to sign in with it. */
  resetRedirectMs: 2 * second,

  registrationRedirectMs: 2 * second,
} as const;
