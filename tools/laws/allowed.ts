import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './law.ts';

/** Why something is accepted although a law speaks against it, and since when. */
export type Allowance = { readonly reason: string; readonly date: string };

/** What was accepted by hand: licences by name, advisories by id, commits by hash. */
export type Allowed = {
  readonly licences: Readonly<Record<string, Allowance>>;
  readonly advisories: Readonly<Record<string, Allowance>>;
  readonly commits: Readonly<Record<string, Allowance>>;
};

/** Path of the list of allowances from the root. */
export const allowedPath = 'tools/laws/allowed.json';

/** Reads the list of allowances; without a file, nothing is allowed. */
export const readAllowed = (root: string): Allowed => {
  const path = join(root, allowedPath);
  const read = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Allowed>) : {};
  return { licences: read.licences ?? {}, advisories: read.advisories ?? {}, commits: read.commits ?? {} };
};

/** An allowance without a reason and a date is a hole that nobody will dare to close. */
export const checkAllowances = (root: string): readonly Finding[] =>
  Object.values(readAllowed(root))
    .flatMap((list) => Object.entries(list))
    .filter(([, { reason, date }]) => reason.trim().length < 10 || !/^\d{4}-\d{2}-\d{2}$/.test(date))
    .map(([name]) => ({ path: allowedPath, message: `${name} needs a reason and a date.` }));
