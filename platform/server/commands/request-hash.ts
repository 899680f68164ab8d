import { createHash } from 'node:crypto';

/** What a command may carry and nobody may read off it later: neither in its fingerprint nor in the audit trail. */
const secretKeys = new Set(['password', 'newPassword', 'currentPassword', 'token', 'secret', 'pin', 'hourlyRate']);

/** What is kept where it belongs, and is too large to lie in the audit trail a second time, behind whoever took it away. */
const largeKeys = new Set(['picture']);

/** A command's body as the audit trail keeps it: without its secrets, and without pictures. */
export const forTrail = (body: unknown): unknown => {
  const told = withoutSecrets(body);
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return told;
  return Object.fromEntries(Object.entries(told).filter(([key]) => !largeKeys.has(key)));
};

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
