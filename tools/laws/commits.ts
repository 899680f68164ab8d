import { spawnSync } from 'node:child_process';

import { readAllowed } from './allowed.ts';
import type { Finding } from './law.ts';
import { readModulesLaw } from './tree.ts';

const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'ci', 'chore', 'revert'];
const explained = ['feat', 'fix', 'refactor', 'perf'];

/** One commit as its author wrote it. */
export type Commit = { readonly hash: string; readonly message: string };

/** Every commit since the first says in one line what changes for whom; where behaviour changes, also why. */
export const checkCommits = (root: string): readonly Finding[] => {
  const { modules, scopes } = readModulesLaw(root);
  const words = [...Object.keys(modules), ...scopes];
  const allowed = readAllowed(root).commits;
  const commits = readCommits(root).filter(({ hash }) => allowed[hash] === undefined);
  return commits.flatMap((commit) => commitFaults(commit, words).map((message) => ({ path: commit.hash.slice(0, 9), message })));
};

/** What is wrong with one message; merges are written by git and read by nobody. */
export const commitFaults = ({ message }: Commit, words: readonly string[]): string[] => {
  const [header = '', ...rest] = message.trimEnd().split('\n');
  if (/^Merge (branch|remote-tracking branch|tag|commit|pull request) /.test(header)) return [];
  const type = /^[a-z]+(?=\([a-z0-9-]+\)!?: \S)/.exec(header)?.[0];
  if (type === undefined) return [`"${header}" is not \`type(scope): effect\`.`];
  const scope = header.slice(type.length + 1, header.indexOf(')'));
  return [
    ...(header.length > 72 ? [`"${header}" has ${header.length} characters; 72 are shown.`] : []),
    ...(types.includes(type) ? [] : [`"${type}" is not one of ${types.join(', ')}.`]),
    ...(words.includes(scope) ? [] : [`"${scope}" is no module or scope of modules.json.`]),
    ...bodyFaults(rest, explained.includes(type)),
  ];
};

const bodyFaults = (rest: readonly string[], isExplained: boolean): string[] => {
  const body = rest.filter((line) => line.trim() !== '' && !/^[A-Z][A-Za-z-]+-[Bb]y: /.test(line));
  return [
    ...(rest.length > 0 && rest[0] !== '' ? ['An empty line stands between header and body.'] : []),
    ...(isExplained && body.length === 0 ? ['It changes behaviour: its body says why.'] : []),
  ];
};

const readCommits = (root: string): Commit[] => {
  const { stdout, status, stderr } = spawnSync('git', ['log', '--no-merges', '--format=%H%n%B%x00'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The history could not be read: ${stderr}`);
  return stdout
    .split('\0')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => ({ hash: entry.slice(0, 40), message: entry.slice(41) }));
};
