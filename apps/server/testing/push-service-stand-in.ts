import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify, type ECDH } from 'node:crypto';

import type { OutgoingPost, Post, PostAnswer } from '../../../platform/server/net/post-to-public.ts';

/** A browser that takes notices: what it gives away, and what it keeps. */
export type Subscriber = {
  readonly address: { readonly kind: 'web'; readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  readonly pair: ECDH;
};

/** What a browser was brought. */
export type BroughtPush = { readonly endpoint: string; readonly text: string; readonly headers: Readonly<Record<string, string>> };

/** A push service that stands in: it lets by what the standards let by, and its browsers read what is theirs. */
export type PushServiceStandIn = {
  readonly post: Post;
  readonly brought: readonly BroughtPush[];
  readonly subscribe: (applicationKey: string) => Subscriber;
  readonly unsubscribe: (endpoint: string) => void;
  /** From now on every post is answered so; null: as it deserves. */
  readonly answerWith: (answer: PostAnswer | null) => void;
};

const origin = 'https://push.example';
const publicKeyLength = 65;
const hkdf =
  (salt: Buffer, key: Buffer) =>
  (info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Reads what was encrypted for a browser.
 *
 * @source RFC 8188, section 2; RFC 8291, sections 3 and 4
 */
export const readForSubscriber = (body: Buffer, pair: ECDH, auth: string): string => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const input = hkdf(Buffer.from(auth, 'base64url'), pair.computeSecret(senderKey))(info, 32);
  const derive = hkdf(salt, input);
  const key = derive(Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + keyLength);
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

const partOf = (token: string, part: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as Record<string, unknown>;

/**
 * Whether somebody proves to be the one whom the browser let send.
 *
 * @source RFC 8292, sections 2 and 3
 */
const isProven = (authorization: string, applicationKey: string, nowSeconds: number): boolean => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== applicationKey) return false;
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const signed = token.slice(0, token.lastIndexOf('.'));
  const signature = Buffer.from(token.slice(signed.length + 1), 'base64url');
  const { aud, exp, sub } = partOf(token, 1) as { aud?: string; exp?: number; sub?: string };
  const isSigned = verify(
    'sha256',
    Buffer.from(signed),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    signature,
  );
  const endsIn = (exp ?? 0) - nowSeconds;
  return isSigned && aud === origin && endsIn > 0 && endsIn <= 86_400 && /^(mailto|https):/.test(sub ?? '');
};

/** @source RFC 8030, sections 5.2 to 5.4 */
const isWellSaid = ({ headers, body }: OutgoingPost): boolean =>
  /^\d+$/.test(headers['TTL'] ?? '') &&
  /^(very-low|low|normal|high)$/.test(headers['Urgency'] ?? '') &&
  /^[\w-]{1,32}$/.test(headers['Topic'] ?? '') &&
  headers['Content-Encoding'] === 'aes128gcm' &&
  body.length <= 4096;

/** Opens one, with browsers of its own. */
export const openPushService = (): PushServiceStandIn => {
  const subscribers = new Map<string, Subscriber & { readonly applicationKey: string }>();
  const brought: BroughtPush[] = [];
  let always: PostAnswer | null = null;
  const deserved = (post: OutgoingPost): number => {
    const subscriber = subscribers.get(post.url);
    if (!subscriber) return 410;
    if (!isWellSaid(post)) return 400;
    if (!isProven(post.headers['Authorization'] ?? '', subscriber.applicationKey, Date.now() / 1000)) return 403;
    const text = readForSubscriber(post.body, subscriber.pair, subscriber.address.keys.auth);
    brought.push({ endpoint: post.url, text, headers: post.headers });
    return 201;
  };
  return {
    brought,
    post: (post) => Promise.resolve(always ?? { status: deserved(post), retryAfter: undefined }),
    answerWith: (answer) => (always = answer),
    unsubscribe: (endpoint) => void subscribers.delete(endpoint),
    subscribe: (applicationKey) => {
      if (Buffer.from(applicationKey, 'base64url').length !== publicKeyLength) throw new Error('That is no key of P-256.');
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
      const subscriber = { address: { kind: 'web', endpoint: `${origin}/${randomUUID()}`, keys }, pair } as const;
      subscribers.set(subscriber.address.endpoint, { ...subscriber, applicationKey });
      return subscriber;
    },
  };
};
