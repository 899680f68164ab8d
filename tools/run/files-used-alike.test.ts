import { expect, test } from 'vitest';

import type { Bundle } from './bundle.ts';
import { filesUsedAlike } from './files-used-alike.ts';

/** An app of screens of one module, each with the files that it loads, which are worth a file each or not. */
const app = (screens: Readonly<Record<string, readonly string[]>>, { module = 'x', letters = 15_000 } = {}): Bundle => {
  const code = 'x'.repeat(letters);
  const shared = [...new Set(Object.values(screens).flat())].map((fileName) => [fileName, { type: 'chunk', fileName, code }] as const);
  const begun = Object.entries(screens).map(
    ([name, imports]) =>
      [name, { type: 'chunk', fileName: name, facadeModuleId: `/modules/${module}/web/${name}-screen.tsx`, imports }] as const,
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

test('nor much that one alone of them does without', () => {
  const groups = groupsOf(app(five, { letters: 50_000 }));
  expect(groups.get('unit')).not.toBe(groups.get('money'));
});

test('what the same screens load lies in one, however much it is', () => {
  const groups = groupsOf(app({ a: ['money', 'unit'], b: ['money', 'unit'] }, { letters: 50_000 }));
  expect(groups.get('unit')).toBe(groups.get('money'));
});

test('a word lies with no form that brings what a screen with the word alone has no use for', () => {
  const screens = app({
    ...five,
    a: ['word'],
    b: ['word', 'form', 'units'],
    c: ['word', 'form', 'units'],
    d: ['word', 'form', 'units'],
    e: ['word', 'form', 'units'],
  });
  const groups = groupsOf({ ...screens, form: { type: 'chunk', fileName: 'form', code: 'x'.repeat(15_000), imports: ['units'] } });
  expect(groups.get('word')).not.toBe(groups.get('form'));
});

test('what one screen alone loads, and what is there in any case, stays where it is', () => {
  const groups = groupsOf(app({ ...five, h: ['own'] }), { had: new Set(['money']), first: nobody });
  expect([...groups.keys()]).toEqual(['unit']);
});

test('the first screen of a day waits for nothing that only others need', () => {
  const groups = groupsOf(app(five), { had: nobody, first: new Set(['money']) });
  expect(groups.get('unit')).not.toBe(groups.get('money'));
});

test('what is not worth a file lies with its like of the same module', () => {
  const words = app({ a: ['money'], b: ['money', 'unit'], c: ['unit'] }, { letters: 100 });
  const others = app({ d: ['lens', 'money'], e: ['lens'] }, { letters: 100, module: 'y' });
  const groups = groupsOf({ ...words, ...others });
  expect(groups.get('unit')).toBe('x-shared');
  expect(groups.get('lens')).toBe('y-shared');
  expect(groups.get('money')).not.toMatch(/^[xy]-shared$/);
});

test('what is not worth a file stays alone where it would bring others along', () => {
  const screens = app({ a: ['money', 'unit'], b: ['money'], c: ['unit'], d: ['far'], e: ['far'] }, { letters: 100 });
  const groups = groupsOf({ ...screens, unit: { ...screens['unit'], type: 'chunk', fileName: 'unit', imports: ['far'] } });
  expect(groups.get('unit')).not.toBe('x-shared');
  expect(groups.get('money')).toBe('x-shared');
});

test('what is loaded with it is no other', () => {
  const screens = app({ a: ['money'], b: ['money'] }, { letters: 100 });
  const decimal = { type: 'chunk', fileName: 'decimal', code: '1' };
  const groups = groupsOf({ ...screens, money: { ...screens['money'], type: 'chunk', fileName: 'money', imports: ['decimal'] }, decimal });
  expect([groups.get('money'), groups.get('decimal')]).toEqual(['x-shared', 'x-shared']);
});

test('what the first screen loads and is not worth a file comes with what everybody has by then', () => {
  const first = { had: nobody, first: new Set(['money', 'unit']) };
  expect(groupsOf(app(five, { letters: 100 }), first).get('money')).toBe('shell');
  expect(groupsOf(app(five), first).get('money')).not.toBe('shell');
});

test('what is not worth a file, and a quarter of many screens load, comes with what everybody has by then', () => {
  const screens = (count: number, uses: number) =>
    Object.fromEntries(Array.from({ length: count }, (_none, at) => [`screen-${at}`, at < uses ? ['money'] : ['unit']]));
  expect(groupsOf(app(screens(48, 12), { letters: 100 })).get('money')).toBe('shell');
  expect(groupsOf(app(screens(49, 12), { letters: 100 })).get('money')).not.toBe('shell');
  expect(groupsOf(app(screens(44, 11), { letters: 100 })).get('money')).not.toBe('shell');
  expect(groupsOf(app(screens(48, 12))).get('money')).not.toBe('shell');
});
