import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { findHeadless, headlessVariable, thisMachine } from '../../tools/run/chromium.ts';
import { filledFolderVariable, makeMaedServer, root } from './maed-server.ts';

const build = `
  const { isBuildFresh } = await import('./tools/run/stale.mjs');
  if (!isBuildFresh()) await (await import('./tools/run/build.mjs')).buildAll();
`;

/** The journeys are made with what people get: the built app, of these very sources. */
const buildFirst = (): void => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', build], { cwd: join(root), encoding: 'utf8' });
  if (status !== 0) throw new Error(`The app could not be built:\n${stderr}`);
};

/**
 * Builds the app, and lets one server make and fill a database that every server of the journeys then begins with: a
 * first start takes some twenty times as long as any other.
 */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  buildFirst();
  // Found once for all: whoever runs one journey by hand walks it in what the whole run does.
  process.env[headlessVariable] = findHeadless(thisMachine());
  const first = await makeMaedServer();
  await first.start();
  await first.stop();
  process.env[filledFolderVariable] = first.dataFolder;
  return first.remove;
}
