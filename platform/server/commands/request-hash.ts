import { createHash } from 'node:crypto';

const secretKeys = new Set(['password', 'newPassword', 'currentPassword', 'token']);

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !secretKeys.has(key) && inner !== undefined)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
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
    .update(JSON.stringify(canonical(body)) ?? '')
    .digest('base64url');
