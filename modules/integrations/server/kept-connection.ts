import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Seals } from '../../../platform/server/sealed.ts';
import type { ProviderName } from '../rules/providers.ts';
import { announceConnection } from './announce-connection.ts';
import type { GivenTokens, PosProviders, Tokens } from './providers/pos-provider.ts';
import { posConnection, type ConnectionRow } from './tables.ts';

/** What integrations are wired with besides whom the guard lets in. */
export type IntegrationsAround = { readonly providers: PosProviders; readonly seals: Seals; readonly baseUrl: string };

const ofId = (tx: RestaurantTx, id: string) => and(eq(posConnection.restaurantId, tx.restaurantId), eq(posConnection.id, id));

/** Holds a connection. @refuses NOT_FOUND */
export const lockConnection = async (tx: RestaurantTx, id: string): Promise<ConnectionRow> => {
  const [row] = await tx.db.select().from(posConnection).where(ofId(tx, id)).for('update');
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

/** The restaurant's one connection to a provider, held; made where there is none. */
export const connectionTo = async (tx: RestaurantTx, provider: ProviderName): Promise<ConnectionRow> => {
  await tx.db
    .insert(posConnection)
    .values({ restaurantId: tx.restaurantId, id: uuidv7(), provider, state: 'DISCONNECTED' })
    .onConflictDoNothing();
  const [row] = await tx.db
    .select()
    .from(posConnection)
    .where(and(eq(posConnection.restaurantId, tx.restaurantId), eq(posConnection.provider, provider)))
    .for('update');
  if (!row) throw new Error('A connection that was made is found.');
  return row;
};

/** Writes what a connection has become, and tells of it. */
export const changeConnection = async (tx: RestaurantTx, row: ConnectionRow, changes: Partial<ConnectionRow>): Promise<ConnectionRow> => {
  const [kept] = await tx.db
    .update(posConnection)
    .set({ ...changes, version: row.version + 1 })
    .where(ofId(tx, row.id))
    .returning();
  if (!kept) throw new Error('A connection that was held is answered.');
  announceConnection(tx, row.id);
  return kept;
};

const tokensSchema = z.object({ access: z.string(), refresh: z.nullable(z.string()) });

const sealedFor = ({ restaurantId, id }: Pick<ConnectionRow, 'restaurantId' | 'id'>) => ({ restaurantId, what: `pos tokens ${id}` });

/** What a provider gave, as it is kept. */
export const sealedTokens = (seals: Seals, row: ConnectionRow, { tokens, merchantId, expiresAt }: GivenTokens): Partial<ConnectionRow> => ({
  sealedTokens: seals.seal(sealedFor(row), JSON.stringify(tokens)),
  merchantId,
  tokensExpireAt: expiresAt,
  renewedAt: new Date(),
});

/** What a connection is let in with; null where there is nothing, or the server's secret is another one than it was. */
export const tokensOf = (seals: Seals, row: ConnectionRow): Tokens | null => {
  const text = row.sealedTokens === null ? null : seals.open(sealedFor(row), row.sealedTokens);
  return text === null ? null : tokensSchema.parse(JSON.parse(text));
};
