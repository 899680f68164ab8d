import { AsyncLocalStorage } from 'node:async_hooks';

import type { Pools } from '../../platform/server/database/pool.ts';

/** Where the server dies in a transaction: before its so manyth statement, or after the commit and before the answer. */
export type Cut = { readonly beforeStatement: number } | 'after-commit';

type Statement = (...args: unknown[]) => Promise<unknown>;
type Client = {
  query: Statement;
  release: (destroy?: boolean) => void;
  readonly connection: { readonly stream: { readonly destroy: () => void } };
};

const cuts = new AsyncLocalStorage<Cut>();

/** Does something on a server that dies in the middle of it. */
export const withCut = <Result>(cut: Cut, work: () => Promise<Result>): Promise<Result> => cuts.run(cut, work);

const die = (client: Client): void => {
  client.connection.stream.destroy();
};

/** For one transaction, its connection goes dead where the cut says; PostgreSQL sees what it sees when a server is killed. */
const armed = (client: Client, cut: Cut): Client => {
  const { query, release } = client;
  let count = 0;
  const statement: Statement = async (...args) => {
    count += 1;
    if (cut === 'after-commit') {
      const result = await query.apply(client, args);
      if (args[0] === 'commit') {
        die(client);
        throw new Error('The server died after its commit.');
      }
      return result;
    }
    if (count === cut.beforeStatement) die(client);
    return query.apply(client, args);
  };
  client.query = statement;
  client.release = (destroy) => {
    Object.assign(client, { query, release });
    release.call(client, destroy);
  };
  return client;
};

/** The pools of a server that can be killed in the middle of a call. */
export const cutPools = (pools: Pools): Pools => ({
  ...pools,
  app: new Proxy(pools.app, {
    get: (pool, name) => {
      const value: unknown = Reflect.get(pool, name);
      if (name !== 'connect') return typeof value === 'function' ? value.bind(pool) : value;
      return async () => {
        const cut = cuts.getStore();
        const client = (await pool.connect()) as unknown as Client;
        return cut === undefined ? client : armed(client, cut);
      };
    },
  }),
});
