import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

import { root } from './bootstrap.mjs';
import { isBuildFresh } from './stale.mjs';

/** @type {import('./build-beside.mjs').Building} */
const ofThisClone = { isFresh: isBuildFresh, program: join(root, 'tools', 'run', 'build.mjs') };

/**
 * Builds the app where its sources are newer than what was built, while some other work goes on that leaves a part of the processor
 * idle, and gives the work's result once both have ended. The work comes first. Whether the app could be built is not said
 * here: whoever needs it builds what is not fresh, and is told then.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const buildBeside = async (work, { isFresh, program } = ofThisClone) => {
  if (isFresh()) return work();
  const builder = spawn(process.execPath, [program], { cwd: root, stdio: 'ignore' });
  const built = once(builder, 'exit');
  setPriority(builder.pid, constants.priority.PRIORITY_LOW);
  try {
    return await work();
  } finally {
    await built;
  }
};
