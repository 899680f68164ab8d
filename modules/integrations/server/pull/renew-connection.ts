import type { Pools } from '../../../../platform/server/database/pool.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import { connectionAfter } from '../../rules/connection-state.ts';
import { changeConnection, lockConnection, sealedTokens, tokensOf, type IntegrationsAround } from '../kept-connection.ts';
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
