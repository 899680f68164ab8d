import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A server in a process of its own. */
export type ChildServer = {
  readonly url: string;
  /** Resident memory. @unit MB */
  readonly memoryMB: () => number;
  readonly stop: () => Promise<void>;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const startSecondsMax = 60;

const waitForAnswer = async (url: string): Promise<void> => {
  const deadline = Date.now() + startSecondsMax * 1000;
  while (Date.now() < deadline) {
    const isUp = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await delay(50);
  }
  throw new Error(`No server answered on ${url}.`);
};

/** Starts a program that serves on PORT and waits until it is ready. */
export const startChildServer = async (
  script: string,
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ChildServer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitForAnswer(url);
  return {
    url,
    memoryMB: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
