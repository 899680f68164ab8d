import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { findChromium, thisMachine } from '../../tools/run/chromium.ts';
import { chromiumArguments } from './journey.ts';

/** A browser with a profile on disk, as people have one, that can be killed and opened again. */
export type KillableBrowser = {
  readonly open: () => Promise<{ readonly context: BrowserContext; readonly page: Page }>;
  /** Its process is gone from one moment to the next. */
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

export const makeKillableBrowser = (): KillableBrowser => {
  const profile = mkdtempSync(join(tmpdir(), 'maed-profile-'));
  let running: { readonly browser: Browser; readonly end: () => Promise<void> } | undefined;

  const start = async (): Promise<Browser> => {
    const child = spawn(
      findChromium(thisMachine()),
      [
        ...chromiumArguments,
        '--headless',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        '--lang=en-GB',
        '--window-size=1440,900',
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const exited = once(child, 'exit');
    const address = await new Promise<string>((resolve) => {
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const browser = await chromium.connectOverCDP(address);
    running = {
      browser,
      end: async () => {
        child.kill('SIGKILL');
        await exited;
      },
    };
    return browser;
  };
  const kill = async (): Promise<void> => {
    const ending = running;
    running = undefined;
    await ending?.end();
  };

  return {
    open: async () => {
      const browser = await start();
      const [context] = browser.contexts();
      if (!context) throw new Error('The browser has no window.');
      const page = context.pages()[0] ?? (await context.newPage());
      await page.setViewportSize({ width: 1440, height: 900 });
      return { context, page };
    },
    kill,
    remove: async () => {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
