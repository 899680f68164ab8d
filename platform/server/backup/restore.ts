import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { fileNameOf, manifestSchema, type BackedUpTable, type Manifest } from './manifest.ts';

/** Reads what a backup says of itself. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));

const fill = async (client: pg.ClientBase, folder: string, file: BackedUpTable): Promise<void> => {
  const columns = file.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const table = `${pg.escapeIdentifier(file.schema)}.${pg.escapeIdentifier(file.table)}`;
  const target = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  await pipeline(createReadStream(join(folder, fileNameOf(file))), createGunzip(), target);
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${table}`);
  if (Number(rows[0]?.count) !== file.rows) throw new Error(`${table} came back with ${rows[0]?.count} of ${file.rows} rows.`);
};

const refuseFilled = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ filled: boolean }>('select exists (select from public.restaurant) as filled');
  if (rows[0]?.filled === true) throw new Error('The database holds restaurants already. Restore into an empty data folder.');
};

/**
 * Fills a freshly migrated, empty database from a backup, all of it or nothing.
 *
 * @param privileged a superuser: COPY does not pass row security
 * @throws when the database is not empty or its schema is not the backup's
 */
export const restore = async (privileged: pg.ClientConfig, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  const client = new pg.Client({ ...privileged, application_name: 'maed-restore' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select name from migrations.applied where name not like 'policy:%' order by name`,
    );
    const here = rows.map((row) => row.name);
    const missing = manifest.migrations.filter((name) => !here.includes(name));
    if (missing.length > 0) throw new Error(`The backup is newer than this version: it has ${missing.join(', ')}.`);
    await refuseFilled(client);
    await client.query('begin');
    for (const file of manifest.files) await fill(client, folder, file);
    await client.query('commit');
    return manifest;
  } finally {
    await client.end();
  }
};
