import { createServer } from 'node:http';

import pg from 'pg';

/**
 * What P2 is measured against: `node:http` and `pg` doing the same inserts and updates as a recorded movement, one
 * transaction, prepared, as a role that no policy concerns; it decides nothing and checks nothing.
 */
const pool = new pg.Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 20 });

type Command = {
  readonly commandId: string;
  readonly restaurantId: string;
  readonly deviceId: string;
  readonly body: { readonly movementId: string; readonly itemId: string };
};

const statements = {
  key: `insert into command_log (restaurant_id, command_id, name, request_hash) values ($1, $2, 'bare@1', 'hash')`,
  level: `update stock_level set on_hand = on_hand + 1000, value_minor = value_minor + 10, last_entry_number = last_entry_number + 1,
            last_movement_at = now(), updated_at = now()
          where restaurant_id = $1 and item_id = $2 returning on_hand, last_entry_number, average_cost`,
  movement: `insert into stock_movement (restaurant_id, id, item_id, entry_number, kind, quantity, unit_cost, value_minor, currency, balance_after,
               average_cost_after, is_provisional_cost, source_type, source_id, occurred_at, effective_at, business_date)
             values ($1, $2, $3, $4, 'RECEIPT', 1000, 0.01, 10, 'GBP', $5, $6, false, 'bare', $7, now(), now(), current_date)`,
  audit: `insert into audit_entry (restaurant_id, action, subject, command_id, occurred_at) values ($1, 'bare@1', $2, $3, now())`,
  counter: `insert into event_counter (restaurant_id, last_sequence) values ($1, 1)
            on conflict (restaurant_id) do update set last_sequence = event_counter.last_sequence + 1 returning last_sequence`,
  event: `insert into event (restaurant_id, sequence, name, payload, command_id) values ($1, $2, 'bare.v1.done', $3, $4)`,
  answer: `update command_log set answer = $3 where restaurant_id = $1 and command_id = $2`,
};

const run = (client: pg.PoolClient, name: keyof typeof statements, values: unknown[]) =>
  client.query<Record<string, string>>({ name, text: statements[name], values });

const write = async (command: Command): Promise<string> => {
  const { commandId, restaurantId, body } = command;
  const client = await pool.connect();
  await client.query('begin');
  await run(client, 'key', [restaurantId, commandId]);
  const level = (await run(client, 'level', [restaurantId, body.itemId])).rows[0];
  await run(client, 'movement', [
    restaurantId,
    body.movementId,
    body.itemId,
    level?.['last_entry_number'],
    level?.['on_hand'],
    level?.['average_cost'],
    commandId,
  ]);
  await run(client, 'audit', [restaurantId, JSON.stringify(body), commandId]);
  const answer = JSON.stringify(level);
  await run(client, 'answer', [restaurantId, commandId, answer]);
  const counter = (await run(client, 'counter', [restaurantId])).rows[0];
  await run(client, 'event', [restaurantId, counter?.['last_sequence'], answer, commandId]);
  await client.query('commit');
  client.release();
  return answer;
};

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ok');
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { json } = JSON.parse(body) as { json: Command };
    void write(json).then((text) => response.setHeader('content-type', 'application/json').end(text));
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
