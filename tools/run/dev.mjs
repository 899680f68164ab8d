import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();

/** People open this one; the page passes its calls on to the server behind it, as vite.config.ts says. */
const port = Number(process.env.PORT ?? 4400);
const serverPort = port + 1;
const address = process.env.MAED_BASE_URL || `http://localhost:${port}`;

const say = (line) => process.stdout.write(`${line}\n`);

const isFree = (candidate) =>
  new Promise((resolve) => {
    const probe = createProbe();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, () => probe.close(() => resolve(true)));
  });

const checkPorts = async () => {
  for (const candidate of [port, serverPort]) {
    if (await isFree(candidate)) continue;
    process.stderr.write(`Port ${candidate} is taken by another program. Set PORT to a free one whose next one is free too.\n`);
    process.exit(1);
  }
};

/** The server on its sources as they are; Node starts it anew when one of them is saved. */
const startServer = () => {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', join('apps', 'server', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(serverPort), MAED_BASE_URL: address },
  });
  const serving = new Promise((resolve) => {
    // Two addresses would make people choose; the one behind the page is nobody's business.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Maed is serving on')) resolve();
      else say(line);
    });
  });
  return { child, serving };
};

const startPages = async () => {
  const { createServer } = await import('vite');
  const pages = await createServer({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await pages.listen();
  return pages;
};

/** Opened when the server answers for the first time, so that nobody meets a page that cannot reach it. */
let pages = null;

const stopOnSignals = (server) => {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      // The terminal's Ctrl+C has reached the server as well; a signal to this process alone has to be passed on.
      if (signal === 'SIGTERM') server.kill('SIGTERM');
      void pages?.close();
    });
  }
  server.once('exit', (code) => {
    void Promise.resolve(pages?.close()).finally(() => process.exit(isStopping ? 0 : (code ?? 1)));
  });
};

await checkPorts();
const { compileMessages } = await import('../messages/compile-messages.mjs');
await compileMessages();
const { child, serving } = startServer();
stopOnSignals(child);
await serving;
pages = await startPages();
say(`\nMaed is on ${address} and follows what you save. Ctrl+C stops it.\n`);
