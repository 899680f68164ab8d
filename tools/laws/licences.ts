import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { allowedPath, readAllowed } from './allowed.ts';
import type { Finding } from './law.ts';

/** Licences that ask for no more than their text; anything else is read by a person first. */
const free = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0'];

/**
 * What is shipped may be shipped: every production package of the lockfile has a licence that we can keep. One that a package states
 * only in a file of its own is read by a person, and allowed for that package by its path.
 */
export const checkLicences = (root: string): readonly Finding[] => {
  const { licences } = readAllowed(root);
  return productionPackages(root)
    .filter(({ path, licence }) => !isFree(licence) && licences[licence] === undefined && licences[path] === undefined)
    .map(({ path, licence }) => ({ path, message: `Its licence is ${licence}: read it, then list it in ${allowedPath}.` }));
};

const productionPackages = (root: string): { path: string; licence: string }[] => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true)
    .map(([path, { license }]) => ({ path, licence: license ?? 'not stated' }));
};

/** `A OR B` is free when one of them is, `A AND B` when both are. */
const isFree = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => free.includes(one.trim())));
