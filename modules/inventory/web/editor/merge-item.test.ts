import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Item, ItemBody } from '../../contract/item-schemas.ts';
import { mergedItem } from './merge-item.ts';

const fields = ['name', 'nameLocal', 'par', 'sku'] as const;
type Short = Record<(typeof fields)[number], string>;
const item = (said: Short) => said as unknown as Item & ItemBody;
const seen: Short = { name: 'Berbere', nameLocal: 'በርበሬ', par: '4000', sku: 'BER-1' };

test.each([
  ['one changed the name, the other the par: both changes stand', { name: 'Berbere, hot' }, { par: '9000' }],
  ['both changed the name: mine stands', { name: 'Berbere, hot' }, { name: 'Berbere, mild' }],
  ['the other alone changed something: it stands', {}, { nameLocal: 'አዲስ' }],
])('%s', (_title, mine, theirs) => {
  const merged = mergedItem(item({ ...seen, ...mine }), item({ ...seen, ...theirs }), item(seen));
  expect(merged).toEqual({ ...seen, ...theirs, ...mine });
});

test('without what was seen, mine stands whole', () => {
  const mine = item({ ...seen, name: 'Berbere, hot' });
  expect(mergedItem(mine, item({ ...seen, par: '9000' }), undefined)).toBe(mine);
});

test('every change of either is in what comes of it, unless the other changed the same', () => {
  const change = fc.record(Object.fromEntries(fields.map((field) => [field, fc.string()])), { requiredKeys: [] });
  fc.assert(
    fc.property(change, change, (mine, theirs) => {
      const [own, others] = [
        { ...seen, ...mine },
        { ...seen, ...theirs },
      ];
      const merged = mergedItem(item(own), item(others), item(seen)) as unknown as Short;
      for (const field of fields) expect(merged[field]).toBe(own[field] === seen[field] ? others[field] : own[field]);
    }),
  );
});
