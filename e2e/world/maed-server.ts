import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** One Maed as `npm start` runs it, on a folder of its own, at an address that stays over every restart. */
export type MaedServer = {
  readonly url: string;
  /** Where its database, its backups and its secrets lie. */
  readonly dataFolder: string;
  readonly demoPassword: () => string;
  /** Starts it where it doesn't run; resolves when it serves. */
  readonly start: () => Promise<void>;
  /** As Ctrl+C does. */
  readonly stop: () => Promise<void>;
  /** As a power cut does: the process is gone at once, and its database is left alone. */
  readonly kill: () => Promise<void>;
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>;
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** Resolves when the process says that it serves. */
const served = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Maed is serving on')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`Maed ended with ${code} instead of serving:\n${said}`)));
  });

/** Names the data folder that was filled once before the journeys, as `global-setup.ts` tells it to those who make them. */
export const filledFolderVariable = 'MAED_FILLED_FOLDER';

/** A copy that keeps whose files they are: PostgreSQL serves only its own. */
const copyFolder = (from: string, to: string): void => {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The filled folder could not be copied:\n${stderr}`);
};

/**
 * Makes a Maed that is not started yet, with these settings besides, of this clone or a copy of it; its database is created and filled,
 * once for all where the journeys are many.
 */
export const makeMaedServer = async (settings: Readonly<Record<string, string>> = {}, program = root): Promise<MaedServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'maed-journey-'));
  // Under root PostgreSQL runs as somebody else, who must be able to pass.
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  const filled = process.env[filledFolderVariable];
  if (filled !== undefined) copyFolder(filled, dataFolder);
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    if (child) return;
    child = spawn(process.execPath, [join(program, 'dist', 'server', 'main.js')], {
      cwd: program,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', MAED_DATA: dataFolder, PORT: String(port), ...settings },
    });
    await served(child);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };
  return {
    url: `http://localhost:${port}`,
    dataFolder,
    demoPassword: () => (JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as { demoPassword: string }).demoPassword,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      // A killed server left its database running; the next one takes it over, and ends it in order.
      await start();
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
