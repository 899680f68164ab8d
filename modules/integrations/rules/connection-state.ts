/** How a connection stands. */
export const connectionStates = ['DISCONNECTED', 'AUTHORISING', 'BACKFILLING', 'LIVE', 'DEGRADED', 'REAUTH_REQUIRED'] as const;

/** A word of the list above. */
export type ConnectionState = (typeof connectionStates)[number];

/** What happens to a connection. */
export type ConnectionEvent =
  /** Somebody goes to sign in there. */
  | 'BEGUN'
  /** The provider let us in. */
  | 'LET_IN'
  /** A location was chosen whose sales are taken over. */
  | 'LOCATED'
  /** A round went through to its end. */
  | 'PULLED'
  /** A round failed; it is tried again. */
  | 'FAILED'
  /** The provider lets us in no more: nobody but a person can mend it. */
  | 'SHUT_OUT'
  | 'LEFT';

/** Why sales do not come. */
export const faults = ['SILENT', 'REFUSED', 'UNREADABLE', 'UNUSABLE'] as const;

/** A word of the list above: nobody answered, we were not let in, what came could not be read, or it is not for this restaurant. */
export type Fault = (typeof faults)[number];

type Steps = Readonly<Record<ConnectionState, Partial<Readonly<Record<ConnectionEvent, ConnectionState>>>>>;

const left = { LEFT: 'DISCONNECTED' } as const;
const letIn = { LET_IN: 'AUTHORISING' } as const;
const pulling = { ...left, ...letIn, LOCATED: 'BACKFILLING', PULLED: 'LIVE', FAILED: 'DEGRADED', SHUT_OUT: 'REAUTH_REQUIRED' } as const;

const steps: Steps = {
  DISCONNECTED: { BEGUN: 'AUTHORISING' },
  AUTHORISING: { ...left, ...letIn, LOCATED: 'BACKFILLING', SHUT_OUT: 'REAUTH_REQUIRED' },
  // A first round that fails goes on being the first one.
  BACKFILLING: { ...pulling, FAILED: 'BACKFILLING' },
  LIVE: pulling,
  DEGRADED: pulling,
  REAUTH_REQUIRED: { ...left, ...letIn },
};

/** What becomes of a connection; it stays what it is where an event means nothing to it, such as a sign-in that is only begun. */
export const connectionAfter = (state: ConnectionState, event: ConnectionEvent): ConnectionState => steps[state][event] ?? state;

/** Whether sales are asked for. */
export const isPulling = (state: ConnectionState): boolean => state === 'BACKFILLING' || state === 'LIVE' || state === 'DEGRADED';
