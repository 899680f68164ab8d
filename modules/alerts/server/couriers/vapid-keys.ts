import { createECDH, hkdfSync } from 'node:crypto';

/** What push services know this server by. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

const keyBytes = 32;

/**
 * The pair of keys that belongs to a server's secret. It is made anew at every start instead of kept, so that all servers of one
 * database sign with the same, and nothing has to be copied between them.
 *
 * @source RFC 8292; RFC 5869 (HKDF), with SHA-256
 */
export const vapidKeys = (secret: string, round = 0): VapidKeys => {
  const pair = createECDH('prime256v1');
  const key = Buffer.from(hkdfSync('sha256', secret, 'maed web push', `vapid ${round}`, keyBytes));
  // One of four thousand million texts is no key of this curve.
  if (!isKey(key)) return vapidKeys(secret, round + 1);
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
};

/** @source SEC 2, secp256r1: the order of the curve */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

const isKey = (key: Buffer): boolean => {
  const number = BigInt(`0x${key.toString('hex')}`);
  return number > 0n && number < order;
};
