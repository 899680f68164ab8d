import { serverFolders } from './folders.ts';
import { readSettings } from './settings.ts';
import { startServer, type RunningServer } from './start-server.ts';

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
  let starting: Promise<RunningServer> | undefined;
  // A signal during the start waits for its end: a process that goes in the middle would leave its PostgreSQL behind.
  stopOnSignals(async () => (await starting)?.stop());
  starting = startServer(settings, serverFolders, (step) => say(`  ${step} …`));
  const server = await starting;
  say(`\nMaed is serving on ${server.address}`);
  if (server.demo) say(`Sign in to look around:\n  ${server.demo.email}\n  ${server.demo.password}\n\nCtrl+C stops it; the data stay.`);
};

await run().catch((fault: unknown) => {
  process.stderr.write(`\nMaed could not start.\n${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
});
