import pg from 'pg';

import { tradeStatements } from './trade-statements.ts';

/** How long the first restaurant of a scale has traded, and how much. */
export type ScaleTrade = {
  readonly days: number;
  /** Each of four lines. */
  readonly ordersADay: number;
  /** As many as the scale gave it. */
  readonly items: number;
};

/** Indexes that only speed up reading are built once, when all rows are there. */
const laidAside = `
  select n.indexdef as text, quote_ident(n.indexname) as name from pg_indexes n
   where n.schemaname = 'public' and n.tablename in ('kitchen_order', 'order_line', 'kitchen_event', 'order_payment', 'stock_movement')
     and not exists (select from pg_constraint c where c.conindid = (quote_ident(n.indexname))::regclass)`;

/** Numbers of our own, in the places that a statement has for them: most statements have no place for one or the other. */
const told = (text: string, { days, ordersADay, items }: ScaleTrade): string =>
  [days, ordersADay, items].reduce((filled, value, at) => filled.replaceAll(`$${at + 1}`, String(value)), text);

/** Fills a restaurant's past: sales with what they took from stock, deliveries, counts, waste and hours. */
export const fillTrade = async (superuser: pg.ClientConfig, trade: ScaleTrade): Promise<void> => {
  const client = new pg.Client({ ...superuser, application_name: 'maed-scale' });
  await client.connect();
  // Every row names what a statement before it made: looking each up again would take longer than all the rest.
  await client.query(
    `set session_replication_role = replica; set timezone = 'UTC'; set work_mem = '256MB'; set maintenance_work_mem = '256MB'`,
  );
  const { rows: indexes } = await client.query<{ text: string; name: string }>(laidAside);
  await client.query('begin');
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const text of tradeStatements) await client.query(told(text, trade));
  for (const { text } of indexes) await client.query(text);
  await client.query('commit');
  await client.query('analyze');
  await client.end();
};
