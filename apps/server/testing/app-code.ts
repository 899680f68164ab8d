import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text.replaceAll('=', ''), (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/**
 * What an app on a phone shows for a key, as RFC 6238 says.
 *
 * @param uri as the square code carries it
 */
export const appCode = (uri: string, now: Date = new Date()): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / periodMs)));
  const digest = createHmac('sha1', fromBase32(new URL(uri).searchParams.get('secret') ?? ''))
    .update(counter)
    .digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
