import type { Pools } from '../../../../platform/server/database/pool.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import { connectionAfter } from '../../rules/connection-state.ts';
import { integrationLimits } from '../../rules/limits.ts';
import { changeConnection, lockConnection, sealedTokens, tokensOf, type IntegrationsAround } from '../kept-connection.ts';
import { PosFault, type Tokens } from '../providers/pos-provider.ts';
import type { ConnectionRow } from '../tables.ts';
import type { Pulled } from './pulled.ts';

/**
 * Renews what a connection is let in with. It is held from before the provider is asked until the answer is written: a
 * token that renews once is never used by two servers.
 *
 * @returns whether we are let in
 * @throws where the provider does not answer
 */
export const renewConnection = (pools: Pools, { providers, seals }: IntegrationsAround, pulled: Pulled): Promise<boolean> =>
  withSystem(pools.app, { restaurantId: pulled.restaurantId, reason: 'renew a sign-in' }, async (tx) => {
    const row = await lockConnection(tx, pulled.connectionId);
    const [provider, tokens] = [row.provider === 'FILE' ? undefined : providers[row.provider], tokensOf(seals, row)];
    if (!provider || !tokens) return false;
    const given = await provider.renew(tokens);
    if (given) await changeConnection(tx, row, sealedTokens(seals, row, given));
    else {
      const failingSince = row.failingSince ?? new Date();
      await changeConnection(tx, row, { state: connectionAfter(row.state, 'SHUT_OUT'), fault: 'REFUSED', failingSince, leaseUntil: null });
    }
    return given !== null;
  });

const isEnding = ({ tokensExpireAt }: ConnectionRow): boolean =>
  tokensExpireAt !== null && tokensExpireAt.getTime() < Date.now() + integrationLimits.leaseMs;

/**
 * What a round asks with. Tokens that would run out in the middle of it are renewed first: a provider whose tokens hold for
 * an hour would otherwise refuse a round every hour, and be shown as failing until the next one.
 *
 * @throws where the provider does not answer, or lets us in no more
 */
export const tokensForRound = async (
  pools: Pools,
  around: IntegrationsAround,
  { row, tokens, pulled }: { readonly row: ConnectionRow; readonly tokens: Tokens; readonly pulled: Pulled },
): Promise<Tokens> => {
  if (!isEnding(row)) return tokens;
  const isLetIn = await renewConnection(pools, around, pulled);
  const fresh = await withSystem(pools.app, { restaurantId: pulled.restaurantId, reason: 'take sales over' }, async (tx) =>
    tokensOf(around.seals, await lockConnection(tx, pulled.connectionId)),
  );
  if (!isLetIn || !fresh) throw new PosFault('REFUSED', 'Nobody is let in any more.');
  return fresh;
};
