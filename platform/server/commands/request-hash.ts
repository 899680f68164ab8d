import { createHash } from 'node:crypto';

/** What a command may carry and nobody may read off it later: neither in its fingerprint nor in the audit trail. */
const secretKeys = new Set(['password', 'newPassword', 'currentPassword', 'token', 'secret', 'pin', 'hourlyRate']);

/** A command's body as it may be told: without its secrets, its keys in order. */
export const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !secretKeys.has(key) && inner !== undefined)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, withoutSecrets(inner)]),
  );
};

/**
 * The fingerprint of a command's name and body, whatever the order of its keys. Secrets are left out, so that nothing
 * stored could confirm a guess of one.
 */
export const requestHash = (name: string, body: unknown): string =>
  createHash('sha256')
    .update(name)
    .update('\0')
    .update(JSON.stringify(withoutSecrets(body)) ?? '')
    .digest('base64url');
