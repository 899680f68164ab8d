import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Finding } from './law.ts';
import { filesMatching, rooms } from './source-files.ts';

const statuses = /^(proposed|accepted|rejected|superseded by \[?\d{3}\b.*)$/i;
const sections = ['## Context', '## Options', '## Decision', '## Consequences'];

/** A decision record: what it says about itself and about the ones before and after it. */
type Decision = {
  readonly path: string;
  readonly number: string;
  readonly text: string;
  readonly status: string;
  readonly supersedes: readonly string[];
  readonly supersededBy: string | undefined;
};

/** Documents stay short, their links lead somewhere, and decisions form one chain that can be walked both ways. */
export const checkDocuments = (root: string): readonly Finding[] => {
  const paths = filesMatching(root, ['*.md', 'docs/**/*.md', ...rooms.map((room) => `${room}/**/*.md`)]);
  const decisions = paths.filter((path) => path.startsWith('docs/decisions/')).map((path) => readDecision(root, path));
  return [
    ...paths.flatMap((path) => tooLong(root, path)),
    ...paths.flatMap((path) => brokenLinks(root, path)),
    ...decisions.flatMap((decision) => faultsOf(decision, decisions).map((message) => ({ path: decision.path, message }))),
  ];
};

const linesMax = (path: string): number => {
  if (path === 'README.md') return 100;
  if (/^modules\/[^/]+\/README\.md$/.test(path) || path.startsWith('docs/decisions/')) return 60;
  return Infinity;
};

const tooLong = (root: string, path: string): Finding[] => {
  const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
  return lines > linesMax(path) ? [{ path, message: `${lines} lines; ${linesMax(path)} are the most that is read.` }] : [];
};

const brokenLinks = (root: string, path: string): Finding[] => {
  const text = readFileSync(join(root, path), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?<target>[^)\s]+)/g)]
    .map(({ groups }) => (groups?.target ?? '').split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(root, dirname(path), decodeURIComponent(target))))
    .map((target) => ({ path, message: `The link to ${target} leads nowhere.` }));
};

const readDecision = (root: string, path: string): Decision => {
  const text = readFileSync(join(root, path), 'utf8');
  const status = /^Status: *(.+)$/m.exec(text)?.[1]?.trim() ?? '';
  return {
    path,
    text,
    status,
    number: /\/(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1] ?? '',
    supersedes: [...(/^Supersedes: *(.+)$/m.exec(text)?.[1] ?? '').matchAll(/\b(\d{3})\b(?!-)/g)].map(([, number = '']) => number),
    supersededBy: /^superseded by \[?(\d{3})/i.exec(status)?.[1],
  };
};

const faultsOf = (decision: Decision, all: readonly Decision[]): string[] => {
  const { number, status, text, supersedes, supersededBy } = decision;
  const find = (wanted: string): Decision | undefined => all.find((other) => other.number === wanted);
  return [
    ...(number === '' ? ['Name it NNN-kebab-title.md.'] : []),
    ...(all.filter((other) => other.number === number).length > 1 ? [`Another decision has the number ${number}.`] : []),
    ...(statuses.test(status) ? [] : ['Say `Status: proposed`, `accepted`, `rejected` or `superseded by NNN`.']),
    ...sections.filter((section) => !text.includes(`\n${section}\n`)).map((section) => `It has no "${section}".`),
    ...supersedes
      .filter((old) => find(old)?.supersededBy !== number)
      .map((old) => `${old} does not say that it is superseded by ${number}.`),
    ...(supersededBy !== undefined && find(supersededBy)?.supersedes.includes(number) !== true
      ? [`${supersededBy} does not say \`Supersedes: ${number}\`.`]
      : []),
  ];
};
