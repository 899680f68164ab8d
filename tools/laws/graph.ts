import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './law.ts';
import { checkReach, type CruisedFile } from './reach.ts';
import { runScript } from './run-program.ts';
import { filesMatching, rooms, typeScriptFiles } from './source-files.ts';

type CruiseResult = {
  readonly modules: readonly CruisedFile[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { readonly name: string } }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string; readonly comment: string }[] };
  };
};

/**
 * The graph law of `.dependency-cruiser.cjs` and of `reach.ts`, over every room.
 *
 * @invariant each TypeScript file on disk was cruised: without a TypeScript API the cruiser finds nothing and is content.
 */
export const checkGraph = async (root: string): Promise<readonly Finding[]> => {
  const result = await cruise(root);
  const comments = new Map(result.summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  const violations = result.summary.violations.map(({ from, to, rule }) => ({
    path: from,
    message: `${rule.name}: ${from === to ? '' : `-> ${to}. `}${comments.get(rule.name) ?? ''}`,
  }));
  return [...overlooked(root, result), ...violations, ...checkReach(result.modules)];
};

const overlooked = (root: string, result: CruiseResult): Finding[] => {
  const cruised = new Set(result.modules.map(({ source }) => source));
  return typeScriptFiles(root)
    .filter((path) => !cruised.has(path))
    .map((path) => ({ path, message: 'graph-sees-every-file: the cruiser did not read it, so no graph law guards it.' }));
};

const cruise = async (root: string): Promise<CruiseResult> => {
  const targets = [...rooms.filter((room) => existsSync(join(root, room))), ...filesMatching(root, ['*.ts'])];
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const { stdout, stderr, status } = await runScript(root, [
    program,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...targets,
  ]);
  if (status !== 0) throw new Error(`dependency-cruiser could not run: ${stderr || stdout}`);
  return JSON.parse(stdout) as CruiseResult;
};
