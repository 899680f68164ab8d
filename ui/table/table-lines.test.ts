import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { tableLines, type TableSection } from './table-lines.ts';

type Item = { readonly name: string; readonly section: string };

const sections: readonly TableSection[] = [{ id: 'person' }, { id: 'fine', heading: 'Fine' }];
const sectionOf = (item: Item) => item.section;
const item = (name: string, section: string): Item => ({ name, section });
const words = (lines: ReturnType<typeof tableLines<Item>>) =>
  lines.map((line) => (line.kind === 'row' ? line.row.name : `${line.section.heading} ${line.count}`));

describe('a list begins with what needs a person', () => {
  test('those rows stand first, the others under their heading with its count', () => {
    const rows = [item('teff', 'fine'), item('injera', 'person'), item('rice', 'fine')];
    expect(words(tableLines(rows, sections, sectionOf))).toEqual(['injera', 'Fine 2', 'teff', 'rice']);
  });

  test('a section without rows is not drawn', () => {
    expect(words(tableLines([item('injera', 'person')], sections, sectionOf))).toEqual(['injera']);
  });

  test('a folded section keeps its head and its count', () => {
    const folded: readonly TableSection[] = [{ id: 'fine', heading: 'Fine', isFolded: true }];
    expect(words(tableLines([item('teff', 'fine')], folded, sectionOf))).toEqual(['Fine 1']);
  });

  test('no row is ever lost or shown twice', () => {
    const anyItem = fc.record({ name: fc.uuid(), section: fc.constantFrom('person', 'fine', 'unheard-of') });
    fc.assert(
      fc.property(fc.uniqueArray(anyItem, { selector: (one) => one.name }), (rows) => {
        const shown = tableLines(rows, sections, sectionOf).flatMap((line) => (line.kind === 'row' ? [line.row.name] : []));
        expect(shown.toSorted()).toEqual(rows.map((row) => row.name).toSorted());
      }),
    );
  });
});
