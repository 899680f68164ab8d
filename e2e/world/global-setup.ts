import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from './maed-server.ts';

const build = `
  const { isBuildFresh } = await import('./tools/run/stale.mjs');
  if (!isBuildFresh()) await (await import('./tools/run/build.mjs')).buildAll();
`;

/** The journeys are made with what people get: the built app, of these very sources. */
export default function buildFirst(): void {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', build], { cwd: join(root), encoding: 'utf8' });
  if (status !== 0) throw new Error(`The app could not be built:\n${stderr}`);
}
