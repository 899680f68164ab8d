/**
 * What travels down a browser's stream of one restaurant, as server-sent events whose name is the key here and whose data
 * is the value in JSON. Numbers of events are the restaurant's own, without gaps; a reader sees gaps all the same, where
 * an event is not for their role.
 */
export type LiveMessages = {
  /** The first message: from which number on everything follows. */
  readonly hello: {
    /** The number after which the stream begins; digits. */
    readonly sequence: string;
    /** False where too much happened since the number that was asked for: what is kept must be asked anew. */
    readonly isWhole: boolean;
  };
  /** Something happened. Its number is the message's id. */
  readonly told: LiveEvent;
  /** All up to the message's id was told; sent after the catching up, and whenever it was quiet for a while. */
  readonly beat: Readonly<Record<string, never>>;
  /** The last message. */
  readonly end: { readonly reason: LiveEnd };
};

/** A fact with its version, as a module announced it and its schema allows it. */
export type LiveEvent = {
  readonly name: string;
  readonly payload: unknown;
  /** The command that did it; null for a job. */
  readonly commandId: string | null;
};

/**
 * Why a stream ended.
 *
 * - `no-session`: whoever listened has signed out, or was.
 * - `no-membership`: they do not work in the restaurant any more.
 * - `changed-role`: they are somebody else there now; what they have was for who they were, and is asked anew.
 * - `slow`: they read too slowly to be kept up to date; what they missed waits for them.
 * - `stopping`: this server stops; another one, or the same again, goes on.
 */
export type LiveEnd = 'no-session' | 'no-membership' | 'changed-role' | 'slow' | 'stopping';

/** The same in one answer, for a browser that no stream reaches. */
export type LivePage = LiveMessages['hello'] & {
  /** The number to ask from next time; digits. */
  readonly next: string;
  readonly events: readonly LiveEvent[];
};

/**
 * Where streams are answered: `/live/{restaurantId}`, and `/live/{restaurantId}/page` for the same in one answer. A listener says
 * `after`, the number that they heard last, or `age`, for how many seconds their page has been open: then they are told all since,
 * and need not ask again what they asked when it opened.
 */
export const livePrefix = '/live';

/**
 * A page that was open for longer without a line asks anew.
 *
 * @unit seconds
 */
export const liveAgeMax = 120;

/**
 * How long a stream is quiet at most.
 *
 * @unit milliseconds
 */
export const liveBeatMs = 20_000;
