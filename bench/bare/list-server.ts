import { createServer } from 'node:http';

import pg from 'pg';

import { listStatements } from '../../modules/inventory/server/mount.ts';

/**
 * What P1 is measured against: `node:http` and `pg` running the very statements of our list as a role that no policy
 * concerns, without a session, validation, presenting or a transaction.
 */
const pool = new pg.Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 20 });
const { page, figures } = listStatements({
  filter: 'ALL',
  sort: 'ATTENTION',
  direction: 'ASC',
  hasCategory: false,
  hasArea: false,
  hasSearch: false,
  isLater: false,
});

/** What the restaurants of the scale world keep their books in. */
const currency = 'GBP';

const read = async (restaurantId: string): Promise<string> => {
  const where = [restaurantId, true, null, null, null];
  const rows = await pool.query({ name: 'page', text: page, values: [...where, null, null, null, 50] });
  const counts = await pool.query({ name: 'figures', text: figures, values: [...where, currency] });
  return JSON.stringify({ rows: rows.rows, figures: counts.rows[0] });
};

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ok');
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { json } = JSON.parse(body) as { json: { restaurantId: string } };
    void read(json.restaurantId).then((text) => response.setHeader('content-type', 'application/json').end(text));
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
