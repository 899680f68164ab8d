import { expect, test } from 'vitest';

import type { Bundle } from './bundle.ts';
import { filesUsedAlike } from './files-used-alike.ts';

/** An app of screens, each with the files that it loads. */
const app = (screens: Readonly<Record<string, readonly string[]>>): Bundle => {
  const shared = [...new Set(Object.values(screens).flat())].map((fileName) => [fileName, { type: 'chunk', fileName }] as const);
  const begun = Object.entries(screens).map(
    ([name, imports]) => [name, { type: 'chunk', fileName: name, facadeModuleId: `/modules/x/web/${name}-screen.tsx`, imports }] as const,
  );
  return Object.fromEntries([...shared, ...begun]);
};

const nobody: ReadonlySet<string> = new Set();
const five = { a: ['money', 'unit'], b: ['money', 'unit'], c: ['money', 'unit'], d: ['money', 'unit'], e: ['money'] };

const groupsOf = (bundle: Bundle, loaded = { had: nobody, first: nobody }) => filesUsedAlike(bundle, loaded);

test('files that nearly the same screens load lie in one', () => {
  const groups = groupsOf(app(five));
  expect(groups.get('unit')).toBe(groups.get('money'));
});

test('no screen loads what most of those that share it do without', () => {
  const groups = groupsOf(app({ ...five, f: ['money'], g: ['money'] }));
  expect(groups.get('unit')).not.toBe(groups.get('money'));
});

test('what one screen alone loads, and what is there in any case, stays where it is', () => {
  const groups = groupsOf(app({ ...five, h: ['own'] }), { had: new Set(['money']), first: nobody });
  expect([...groups.keys()]).toEqual(['unit']);
});

test('the first screen of a day waits for nothing that only others need', () => {
  const groups = groupsOf(app(five), { had: nobody, first: new Set(['money']) });
  expect(groups.get('unit')).not.toBe(groups.get('money'));
});
