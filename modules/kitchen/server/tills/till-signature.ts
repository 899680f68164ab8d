import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import * as z from 'zod/mini';

import { idSchema } from '../../../../platform/contract/command.ts';

/** Which till speaks: its restaurant and its own id. */
export type TillName = { readonly restaurantId: string; readonly tillId: string };

/** A till's key by its name. */
export type TillKeys = (name: TillName) => string;

/**
 * The keys of this server's tills, each made from the server's secret: none of them is stored, and whoever reads the
 * database can sign for nobody.
 *
 * @source RFC 5869 (HKDF), with SHA-256 and 32 bytes
 */
export const tillKeys =
  (secret: string): TillKeys =>
  ({ restaurantId, tillId }) =>
    Buffer.from(hkdfSync('sha256', secret, restaurantId, `maed till ${tillId}`, 32)).toString('base64url');

/** The name as it stands in the header `Maed-Till`. */
export const tillNameText = ({ restaurantId, tillId }: TillName): string => `${restaurantId}.${tillId}`;

const nameSchema = z.object({ restaurantId: idSchema, tillId: idSchema });

/** A name from its header; null for what is none. */
export const readTillName = (text: string | undefined): TillName | null => {
  const [restaurantId, tillId, ...rest] = (text ?? '').split('.');
  const name = nameSchema.safeParse({ restaurantId, tillId });
  return name.success && rest.length === 0 ? name.data : null;
};

/** What of a request is signed; the body as its bytes came. */
export type SignedRequest = {
  readonly method: string;
  /** With its query, as it was asked for. */
  readonly path: string;
  /** The header `Maed-Sent-At`. */
  readonly sentAt: string;
  readonly body: string;
};

/**
 * A signature: HMAC-SHA256 over method, path, time and body, each but the last on a line of its own.
 *
 * @returns `v1=` and 64 hexadecimal digits
 * @source docs/tills.md
 */
export const signTillRequest = (key: string, { method, path, sentAt, body }: SignedRequest): string =>
  `v1=${createHmac('sha256', key).update(`${method}\n${path}\n${sentAt}\n${body}`).digest('hex')}`;

/** Whether a request is signed with a key; takes as long for a wrong signature as for the right one. */
export const isSignedWith = (key: string, request: SignedRequest, signature: string | undefined): boolean => {
  const [expected, given] = [Buffer.from(signTillRequest(key, request)), Buffer.from(signature ?? '')];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
