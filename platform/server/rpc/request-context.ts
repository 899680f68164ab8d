import type { Logger } from 'pino';

import type { Pools } from '../database/pool.ts';
import type { Credential } from '../database/tenancy.ts';

/** What every procedure knows of the call before the guard has let it in. */
export type RequestContext = {
  readonly pools: Pools;
  /** Whose word the call comes on; null for a stranger. The guard decides whether it still counts. */
  readonly credential: Credential | null;
  readonly requestId: string;
  readonly log: Logger;
  /** The call's own headers; forwarding headers from outside are already gone. */
  readonly headers: Headers;
  /** Headers to send with the answer, such as a session cookie. */
  readonly responseHeaders: Headers;
};
