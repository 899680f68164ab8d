import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Where a sealed text belongs: opened anywhere else it is no text at all. */
export type SealedFor = { readonly restaurantId: string; readonly what: string };

/** Seals and opens texts that may lie in the database, and in backups of it, without being readable there. */
export type Seals = {
  readonly seal: (where: SealedFor, text: string) => string;
  /** Null for what was sealed elsewhere, was changed, or was sealed with another secret. */
  readonly open: (where: SealedFor, sealed: string) => string | null;
};

const version = 'v1';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals with a key made from the server's secret, one for each restaurant.
 *
 * @source NIST SP 800-38D (AES-256-GCM, a random nonce of 96 bits for each text); RFC 5869 (HKDF)
 */
export const sealsWith = (secret: string): Seals => {
  const keyOf = ({ restaurantId }: SealedFor) => Buffer.from(hkdfSync('sha256', secret, restaurantId, 'maed sealed', keyBytes));
  const about = ({ restaurantId, what }: SealedFor) => Buffer.from(`${version}\n${restaurantId}\n${what}`);
  return {
    seal: (where, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOf(where), nonce).setAAD(about(where));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (where, sealed) => {
      const [named, text = ''] = sealed.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if (named !== version || bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyOf(where), bytes.subarray(0, nonceBytes))
        .setAAD(about(where))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};
