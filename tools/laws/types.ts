import { availableParallelism } from 'node:os';

import type { Finding } from './law.ts';
import { runScript } from './run-program.ts';

const fault = /^(?<path>[^(\s][^(]*)\((?<line>\d+),\d+\): error (?<message>.+)$/gm;

/**
 * How many check a room side by side: half of the cores, since two laws are checked at a time. The compiler's own choice is four,
 * and each of them works out anew what it shares with the others.
 */
const checkers = Math.min(4, Math.ceil(availableParallelism() / 2));

/** Every room compiles with what exists in it: no document in rules, no Node in the browser. */
export const checkTypes = async (root: string): Promise<readonly Finding[]> => {
  // By path: two packages bring a `tsc`, and which of them npm links depends on the order of installing.
  const command = ['node_modules/typescript-7/bin/tsc', '-b', '--pretty', 'false', '--checkers', `${checkers}`];
  const { stdout, stderr, status } = await runScript(root, command);
  if (status === 0) return [];
  const found = [...stdout.matchAll(fault)].map(({ groups }) => ({
    path: `${groups?.['path'] ?? ''}:${groups?.['line'] ?? ''}`,
    message: groups?.['message'] ?? '',
  }));
  if (found.length === 0) throw new Error(`tsc could not run: ${stdout}${stderr}`);
  return found;
};
