import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { startEmbeddedPostgres } from '../../platform/server/database/embedded/supervisor.ts';
import { migrate } from '../../platform/server/database/migrate.ts';
import { ensureDatabase, ensureRoles } from '../../platform/server/database/roles.ts';
import { sqlFolders } from '../folders.ts';

/** What a test worker needs to clone the template. */
export type TestCluster = { readonly superuser: pg.ClientConfig; readonly password: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

const template = 'maed_template';

/** Starts one PostgreSQL for the whole run on a temporary folder and builds the template database by the migrations. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'maed-tests-'));
  const password = randomBytes(12).toString('hex');
  const server = await startEmbeddedPostgres({
    dataFolder,
    superuserPassword: password,
    maxConnections: 200,
    onProgress: () => undefined,
  });
  const privileged = new pg.Client(server.superuser);
  await privileged.connect();
  // A password that lives for one run is not guessed: to make the guess dear would only make each of our own connections so.
  await privileged.query('set scram_iterations = 1');
  await ensureRoles(privileged, { owner: password, app: password, backup: password });
  await ensureDatabase(privileged, template);
  // Nobody pulls the plug of this machine to see what a test has left: no commit waits for the disk.
  await privileged.query('alter system set synchronous_commit = off');
  await privileged.query('select pg_reload_conf()');
  await privileged.end();
  await migrate({ ...server.superuser, user: 'maed_owner', password, database: template }, sqlFolders);
  project.provide('cluster', { superuser: server.superuser, password, template });
  return async () => {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
