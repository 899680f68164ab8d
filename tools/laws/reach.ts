import type { Finding } from './law.ts';

/** A file and what it imports in any way, as the cruiser read them. */
export type CruisedFile = { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] };

const test = /\.(test|spec|test-d)\.tsx?$/;
const browserRooms = /^(apps\/web\/|apps\/mobile\/|modules\/[^/]+\/web\/|ui\/|platform\/(web|device)\/)/;
const serverRooms = /^(modules\/[^/]+\/server\/|platform\/server\/|apps\/server\/|db\/)/;
const tested = /^(modules\/[^/]+\/rules|kit)\/.*\.tsx?$/;

/**
 * The laws about where files lead by any number of imports. They are walked here, each in one go over the graph: the cruiser asks
 * every file about every other, which took it two minutes.
 */
export const checkReach = (files: readonly CruisedFile[]): readonly Finding[] => [...browserWall(files), ...rulesAreTested(files)];

/** Nothing that a browser loads may lead to server code, not even by a detour. */
const browserWall = (files: readonly CruisedFile[]): Finding[] => {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of files)
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  const servers = files.filter(({ source }) => serverRooms.test(source)).map(({ source }) => source);
  const leadsOn = walk(servers, (file) => importers.get(file) ?? []);
  return [...leadsOn]
    .filter(([file]) => browserRooms.test(file) && !test.test(file))
    .map(([path, next]) => ({ path, message: `browser-wall: -> ${next}. What a browser loads leads to server code, if by a detour.` }));
};

/** Every file of rules and kit is reached by a test. */
const rulesAreTested = (files: readonly CruisedFile[]): Finding[] => {
  const imports = new Map(files.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
  const tests = files.map(({ source }) => source).filter((source) => /\.test\.tsx?$/.test(source));
  const reached = walk(tests, (file) => imports.get(file) ?? []);
  return files
    .filter(({ source }) => tested.test(source) && !test.test(source) && !reached.has(source))
    .map(({ source: path }) => ({ path, message: 'rules-are-tested: every file of rules and kit is reached by a test.' }));
};

/** Everything that one comes to from some files, each with the file that it was come from; the first ones with themselves. */
const walk = (from: readonly string[], next: (file: string) => readonly string[]): ReadonlyMap<string, string> => {
  const found = new Map(from.map((file) => [file, file]));
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const further of next(file)) {
      if (found.has(further)) continue;
      found.set(further, file);
      waiting.push(further);
    }
  }
  return found;
};
