import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readSettings } from './settings.ts';
import { startServer, type ServerFolders } from './start-server.ts';

/** The folder of package.json, from wherever this file runs: the source, or the bundle in dist/server. */
const packageFolder = (from: string): string =>
  existsSync(join(from, 'package.json')) ? from : packageFolder(dirname(from));

const root = packageFolder(dirname(fileURLToPath(import.meta.url)));

const folders: ServerFolders = {
  migrations: join(root, 'db', 'migrations'),
  policies: join(root, 'db', 'policies'),
  web: join(root, 'dist', 'web'),
  package: root,
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const stopOnSignals = (stop: () => Promise<void>): void => {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      say('Stopping …');
      void stop().then(
        () => process.exit(0),
        (fault: unknown) => {
          process.stderr.write(`${String(fault)}\n`);
          process.exit(1);
        },
      );
    });
  }
};

const run = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const server = await startServer(settings, folders, (step) => say(`  ${step} …`));
  stopOnSignals(server.stop);
  say(`Maed is serving on ${server.address}`);
};

await run().catch((fault: unknown) => {
  process.stderr.write(`\nMaed could not start.\n${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
});
