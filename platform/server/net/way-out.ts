import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { patienceMs, postToPublic, type Post, type PostAnswer } from './post-to-public.ts';
import { isPublicAddress } from './public-address.ts';

/** How posts leave this server, and whether an address may be posted to at all. */
export type WayOut = {
  readonly post: Post;
  /** A name that nobody knows at the moment may: whoever posts to it looks again. */
  readonly leadsOut: (url: string) => Promise<boolean>;
};

/** A name is not waited for longer than somebody waits for an answer. @unit milliseconds */
const lookupMs = 2000;

const addressesOf = async (hostname: string): Promise<readonly string[]> => {
  const found = lookup(hostname, { all: true }).then((all) => all.map(({ address }) => address));
  return Promise.race([found.catch(() => []), wait(lookupMs, [], { ref: false })]);
};

/** To the world alone, by https. */
export const worldOnly: WayOut = {
  post: postToPublic,
  leadsOut: async (url) => {
    const { protocol, hostname, username, password } = new URL(url);
    if (protocol !== 'https:' || username !== '' || password !== '') return false;
    const literal = hostname.replace(/^\[|\]$/g, '');
    return (isIP(literal) === 0 ? await addressesOf(hostname) : [literal]).every(isPublicAddress);
  },
};

const isThisMachine = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
};

const postHere: Post = ({ url, headers, body }) =>
  new Promise<PostAnswer>((resolve, reject) => {
    const settings = { method: 'POST', headers: { ...headers, 'content-length': body.length }, signal: AbortSignal.timeout(patienceMs) };
    const sending = request(url, { ...settings, agent: false }, (answer) => {
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
    });
    sending.on('error', reject);
    sending.end(body);
  });

/** To programs on this machine as well, without https: for whoever writes a receiver, and never in production. */
export const worldAndThisMachine: WayOut = {
  post: (outgoing) => (isThisMachine(outgoing.url) ? postHere(outgoing) : worldOnly.post(outgoing)),
  leadsOut: async (url) => isThisMachine(url) || worldOnly.leadsOut(url),
};
