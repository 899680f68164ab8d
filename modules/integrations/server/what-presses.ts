import { and, eq, ne } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Pressing } from '../../../platform/server/pressing.ts';
import { integrationLimits } from '../rules/limits.ts';
import type { SellerKind } from '../rules/pressing-kinds.ts';
import { sellers } from '../rules/providers.ts';
import { hooksWentOff } from './hooks/what-went-off.ts';
import { daysOf, unmappedOf } from './read-connections.ts';
import { posConnection, posSale, type ConnectionRow } from './tables.ts';

const place = '/admin/integrations';

/** Sales do not come: at once where only a person can mend it, otherwise after it did not pass by itself. */
const isTrouble = ({ state, failingSince }: ConnectionRow, now: Date): boolean =>
  state === 'REAUTH_REQUIRED' || (failingSince !== null && failingSince.getTime() + integrationLimits.troubleMs < now.getTime());

const isLaying = async (tx: RestaurantTx, connectionId: string): Promise<boolean> =>
  (await tx.db.$count(
    posSale,
    and(eq(posSale.restaurantId, tx.restaurantId), eq(posSale.connectionId, connectionId), eq(posSale.isDue, true)),
  )) > 0;

/** What of other systems needs somebody: one that does not answer, days that differ, money that is no dish, and an address that went off. */
export const sellersPress = async (tx: RestaurantTx, now: Date): Promise<Pressing<SellerKind>[]> => {
  const rows = await tx.db
    .select()
    .from(posConnection)
    .where(and(eq(posConnection.restaurantId, tx.restaurantId), ne(posConnection.state, 'DISCONNECTED')));
  const found: Pressing<SellerKind>[] = await hooksWentOff(tx);
  for (const row of rows) {
    const words = { name: sellers[row.provider].name };
    // What is still to be laid on the menu is no difference yet.
    const differing = (await isLaying(tx, row.id))
      ? undefined
      : (await daysOf(tx, row.id)).find(({ differenceMinor }) => differenceMinor !== '0');
    const why = isTrouble(row, now) ? (row.fault ?? 'SILENT') : differing && row.failingSince === null ? 'DIFFERS' : null;
    if (why !== null)
      found.push({ kind: 'pos-trouble', subject: row.id, words: { ...words, why, day: differing?.day ?? null }, place, impactMinor: null });
    const { unmappedMinor, unmappedThings } = await unmappedOf(tx, row.id);
    if (unmappedMinor !== '0')
      found.push({
        kind: 'pos-unmapped',
        subject: row.id,
        words: { ...words, count: unmappedThings },
        place,
        impactMinor: BigInt(unmappedMinor),
      });
  }
  return found;
};
