import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './law.ts';

/** Shapes of what must never be in a repository; each is specific enough that ordinary text does not match. */
const shapes: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of a code host', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{40,}|glpat-[A-Za-z0-9_-]{20,})/],
  ['a token of a package registry', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]{8,}/],
  ['a key of a payment or mail service', /\b(?:sk|rk|whsec)_(?:live_|test_)?[A-Za-z0-9]{20,}\b|\bSG\.[\w-]{20,}\.[\w-]{20,}/],
  ['a key of a model service', /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/],
  [
    'a database address with its password',
    /\bpostgres(?:ql)?:\/\/[^\s:@/'"`$]+:(?!(?:password|secret|pw|\*+)@)[^\s:@/'"`${<]{6,}@(?!localhost|127\.0\.0\.1|db[:/])/,
  ],
  ['a long random value', /\b(?:secret|token|password|api[_-]?key)\b['"]?\s*[:=]\s*['"`][A-Za-z0-9+/_=-]{32,}['"`]/i],
];
const unread = /(^|\/)package-lock\.json$|\.(png|jpe?g|webp|woff2?|ico|pdf|wasm)$/;

/** Nothing that opens a door lies in a tracked file: who clones it would own it for good. */
export const checkSecrets = (root: string): readonly Finding[] =>
  trackedFiles(root)
    .filter((path) => !unread.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          shapes
            .filter(([, shape]) => shape.test(line))
            .map(([name]) => ({ path: `${path}:${index + 1}`, message: `This looks like ${name}; revoke it, it is in the history now.` })),
        ),
    );

const trackedFiles = (root: string): string[] => {
  const { stdout, status, stderr } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The tracked files could not be listed: ${stderr}`);
  return stdout.split('\0').filter((path) => path !== '' && path !== 'node_modules');
};
