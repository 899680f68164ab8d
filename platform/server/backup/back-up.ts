import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { fileNameOf, type BackedUpTable, type Manifest } from './manifest.ts';
import { tablesInOrder, type TableName } from './table-order.ts';

const columnsOf = async (client: pg.ClientBase, { schema, table }: TableName): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relname = $2 and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
    [schema, table],
  );
  return rows.map((row) => row.name);
};

/** Counts and fingerprints rows as they pass. */
const meter = () => {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, checksum: hash.digest('hex') }) };
};

const copyTable = async (client: pg.ClientBase, table: TableName, folder: string): Promise<BackedUpTable> => {
  const columns = await columnsOf(client, table);
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const from = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.table)}`;
  const source = client.query(copyTo(`copy (select ${names} from ${from} order by 1, 2) to stdout`));
  const { stream, result } = meter();
  await pipeline(source, stream, createGzip({ level: 6 }), createWriteStream(join(folder, fileNameOf(table)), { mode: 0o600 }));
  return { ...table, columns, ...result() };
};

const writeAll = async (client: pg.ClientBase, folder: string, takenAt: string): Promise<void> => {
  await client.query('begin isolation level repeatable read read only');
  const files: BackedUpTable[] = [];
  for (const table of await tablesInOrder(client)) files.push(await copyTable(client, table, folder));
  const journal = await client.query<{ name: string }>(`select name from migrations.applied where name not like 'policy:%' order by name`);
  const manifest: Manifest = { format: 1, takenAt, migrations: journal.rows.map((row) => row.name), files };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await client.query('commit');
};

/**
 * Writes everything as of one moment into a new folder under `root` and gives its path. The folder bears its name only
 * once it is whole; one that fails is removed, because a full disk is a reason to fail and tomorrow needs the space.
 *
 * @param login a role that reads every row, whatever row security says
 */
export const backUp = async (login: pg.ClientConfig, root: string): Promise<string> => {
  const takenAt = new Date().toISOString();
  const folder = join(root, takenAt.replaceAll(':', '-'));
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ ...login, application_name: 'maed-backup' });
  // The query in flight gets the error of a lost connection; the same error, emitted and unheard, would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await writeAll(client, unfinished, takenAt);
  } catch (fault) {
    await rm(unfinished, { recursive: true, force: true });
    throw fault;
  } finally {
    await client.end();
  }
  await rename(unfinished, folder);
  return folder;
};
