import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './law.ts';
import { filesMatching, rooms } from './source-files.ts';

const directive = /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable(?<scope>-next-line|-line)?(?<rest>[^\n]*)/g;

/**
 * Every switched-off rule is named, for one line, with its reason after `--`. This is not a lint rule, because a
 * directive could switch that rule off as well.
 */
export const checkSuppressions = (root: string): readonly Finding[] =>
  filesMatching(root, [...rooms.map((room) => `${room}/**/*.{ts,tsx,mjs,cjs}`), '*.{ts,mjs,cjs}']).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(directive)].flatMap(({ groups }) =>
      faults(groups?.scope, groups?.rest ?? '').map((message) => ({ path, message })),
    ),
  );

const faults = (scope: string | undefined, rest: string): string[] => {
  const [rules = '', reason = ''] = rest.replace(/\*\/.*$/, '').split(/\s--\s/);
  return [
    ...(scope === undefined ? ['A whole file is never exempt: use -next-line.'] : []),
    ...(rules.trim() === '' ? ['Name the rule that is switched off.'] : []),
    ...(reason.trim().length < 10 ? ['Say why after ` -- `, in at least ten characters.'] : []),
  ];
};
