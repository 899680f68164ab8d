import { lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address.ts';

/** @unit milliseconds; whoever has not answered by then, however busily they began to, is tried again later */
export const patienceMs = 10_000;

/** What is sent to an address that somebody else gave us. */
export type OutgoingPost = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** What came back; nobody reads more of it than this. */
export type PostAnswer = { readonly status: number; readonly retryAfter: string | undefined };

/** Sends one post and gives its answer. */
export type Post = (post: OutgoingPost) => Promise<PostAnswer>;

/** The address leads to this machine or into the network around it, where only we may call. */
export class PrivateAddress extends Error {}

/** The name is looked up once, by the very call that connects: a second look could be answered otherwise. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (fault, addresses) => {
    const [first] = addresses ?? [];
    if (fault || !first) return done(fault ?? new Error(`${hostname} has no address.`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(hostname), '');
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/**
 * Posts to an address that a stranger named: by https, to the world alone, and never on to where the answer points.
 *
 * @throws PrivateAddress where it leads elsewhere; any other fault may pass
 */
export const postToPublic: Post = async ({ url, headers, body }) => {
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || (isIP(literal) !== 0 && !isPublicAddress(literal))) throw new PrivateAddress(hostname);
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        lookup: lookupPublic,
        agent: false,
        // From the first byte to the last: somebody who sends one now and then is no better than somebody who sends none.
        signal: AbortSignal.timeout(patienceMs),
      },
      (answer) => {
        // What else it says nobody reads, and it may say it for ever.
        answer.destroy();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
};
