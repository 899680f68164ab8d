import { sql, type Placeholder } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

import type { Tx } from './tx.ts';

type Preparable<Rows> = { readonly prepare: (name: string) => { readonly execute: (values?: Record<string, unknown>) => Promise<Rows> } };

type Place = <Name extends string>(name: Name) => Placeholder<Name>;

/**
 * A hot query that PostgreSQL parses and plans once a connection, and the query builder builds once.
 *
 * @param name unique in the product; it names the statement in PostgreSQL's own views
 */
export const preparedOn = <Rows>(
  name: string,
  build: (db: NodePgDatabase, place: Place) => Preparable<Rows>,
): ((tx: Tx, values: Record<string, unknown>) => Promise<Rows>) => {
  const perConnection = new WeakMap<NodePgDatabase, ReturnType<Preparable<Rows>['prepare']>>();
  return (tx, values) => {
    const known = perConnection.get(tx.db);
    if (known) return known.execute(values);
    const made = build(tx.db, (place) => sql.placeholder(place)).prepare(name);
    perConnection.set(tx.db, made);
    return made.execute(values);
  };
};
