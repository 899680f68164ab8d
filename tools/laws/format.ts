import type { Finding } from './law.ts';
import { runScript } from './run-program.ts';

/** One look for all code, so that no review is about commas. */
export const checkFormat = async (root: string): Promise<readonly Finding[]> => {
  const { stdout, stderr, status } = await runScript(root, ['node_modules/oxfmt/bin/oxfmt', '--list-different', '.']);
  const paths = stdout.split('\n').filter((line) => line.trim() !== '');
  if (status !== 0 && paths.length === 0) throw new Error(`oxfmt could not run: ${stderr}`);
  return paths.map((path) => ({ path, message: 'Not formatted: run `npx oxfmt`.' }));
};
