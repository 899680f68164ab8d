/** What somebody is told outside the app, in their words, and where it leads. */
export type Notice = {
  /** Two notices of one alert are the same news. */
  readonly alertId: string;
  readonly restaurantId: string;
  readonly title: string;
  readonly text: string;
  /** What there is to do, in a word. */
  readonly action: string;
  /** A path of the app, in its restaurant wherever whoever follows it works at the time. */
  readonly path: string;
  /** It may wake somebody. */
  readonly isUrgent: boolean;
};

/** What became of it; `GONE`: the address is no more, and nothing need be sent there again. */
export type CourierAnswer = 'SENT' | 'GONE';

/** Takes a notice to an address. What may pass when it is tried again is thrown; `CourierBusy` where it is known when. */
export type Courier = (address: unknown, notice: Notice) => Promise<CourierAnswer>;

/** Not now, and the other side said when. */
export class CourierBusy extends Error {
  /** @unit seconds */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Try again in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
