import fc from 'fast-check';

/** A place in an input: the keys that lead to it. */
type Path = readonly (string | number)[];

const deepMark = '"(deep)"';
const depth = 10_000;

/** Nested so deep that whoever walks it by recursion runs out of stack. */
const deepValues = ['['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)];

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isContainer(value) ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key])) : []),
];

const replaceAt = (value: unknown, path: Path, change: (old: unknown) => unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy: Record<string, unknown> = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaceAt(copy[key], rest, change);
  return copy;
};

/** Own keys even where the name is one that every object inherits. */
const withKey = (value: unknown, key: string, added: unknown): unknown => {
  const target = isContainer(value) ? value : { value };
  return Object.defineProperty({ ...target }, key, { value: added, enumerable: true });
};

const wrongValues = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  [],
  {},
  [[]],
  ['x'],
  'A'.repeat(100_000),
  'ሀ'.repeat(20_000),
  '(deep)',
  '\u0000',
  'Berbere\u0000',
  '\ud800',
  "'; drop table item; --",
  '${7*7}',
  '2026-13-99T99:99:99Z',
  '9'.repeat(400),
  '00000000-0000-7000-8000-000000000000',
  { toString: 'x', valueOf: 'x' },
);

const extraKeys = [
  'role',
  'restaurant_id',
  'restaurantId',
  'ownerId',
  'price',
  'isAdmin',
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  'userId',
  '',
];

const extraValues = fc.constantFrom<unknown>('owner', { isAdmin: true }, { prototype: { isAdmin: true } }, 1, null, '(deep)');

const textOf = (value: unknown, deep: string): string => (JSON.stringify(value) ?? 'null').replaceAll(deepMark, deep);

/** Inputs with one spoilt place each, as the text that goes over the wire; the same seed gives the same ones. */
export const hostileInputs = (honest: unknown, sample: { readonly seed: number; readonly numRuns: number }): string[] => {
  const place = fc.constantFrom(...pathsOf(honest));
  const spoilt = fc.oneof(
    fc.tuple(place, wrongValues).map(([path, wrong]) => replaceAt(honest, path, () => wrong)),
    fc
      .tuple(place, fc.constantFrom(...extraKeys), extraValues)
      .map(([path, key, added]) => replaceAt(honest, path, (old) => withKey(old, key, added))),
  );
  const text = fc.tuple(spoilt, fc.constantFrom(...deepValues)).map(([input, deep]) => textOf(input, deep));
  return fc.sample(text, sample);
};

const at = (value: unknown, path: Path): unknown => path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** Honest inputs to each of whose objects one key was added that nobody asked for. */
export const inputsWithExtraKey = (honest: unknown): string[] =>
  pathsOf(honest).flatMap((path) => {
    const target = at(honest, path);
    if (!isContainer(target) || Array.isArray(target)) return [];
    const added = extraKeys.filter((key) => !Object.hasOwn(target, key));
    return added.map((key) =>
      textOf(
        replaceAt(honest, path, (old) => withKey(old, key, 'owner')),
        '',
      ),
    );
  });

/** Whole bodies that are no call at all, and ones whose description of types reaches for the prototype of everything. */
export const brokenBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{"json":',
  `{"json":${deepValues[0]}}`,
  '{"json":{},"meta":[[1,"__proto__","polluted"]]}',
  '{"json":{"a":{}},"meta":[[5,"constructor","prototype","polluted"]]}',
  '{"json":{},"meta":[[0,"a","b","c"]]}',
  '{"json":{},"meta":"x"}',
  '{"json":{},"meta":[null,[],[99],[1]]}',
  '{"json":{},"maps":[["__proto__"]],"meta":[]}',
];
