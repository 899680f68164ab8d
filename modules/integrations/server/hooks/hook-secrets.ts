import type { Seals } from '../../../../platform/server/sealed.ts';
import type { EndpointRow } from './tables.ts';

type Named = Pick<EndpointRow, 'restaurantId' | 'id'>;

const sealedFor = ({ restaurantId, id }: Named) => ({ restaurantId, what: `hook secret ${id}` });

/** What messages to an address are signed with, as it is kept. */
export const sealSecret = (seals: Seals, endpoint: Named, secret: string): string => seals.seal(sealedFor(endpoint), secret);

/** What a message is signed with now, the newest first; nothing where the server's own secret is another one than it was. */
export const secretsOf = (seals: Seals, endpoint: EndpointRow, now: Date): readonly string[] => {
  const { sealedSecret, sealedOldSecret, oldSecretUntil } = endpoint;
  const isOldAlive = oldSecretUntil !== null && oldSecretUntil > now;
  const sealed = [sealedSecret, ...(isOldAlive && sealedOldSecret !== null ? [sealedOldSecret] : [])];
  return sealed.map((text) => seals.open(sealedFor(endpoint), text)).filter((secret) => secret !== null);
};
