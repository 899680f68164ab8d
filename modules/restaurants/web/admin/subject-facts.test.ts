import { expect, test } from 'vitest';

import { subjectFacts } from './subject-facts.ts';

const sack = (quantity: string) => ({ unit: 'sack', quantity });
const amountText = (quantity: string, unit: string) => `${quantity} × ${unit}`;

test.each<[string, object, readonly string[]]>([
  ['an invitation', { role: 'kitchenstaff', email: null, department: 'Kitchen', invitationId: '01a1fdf9' }, ['Kitchen staff', 'Kitchen']],
  ['a movement', { kind: 'OPENING', note: null, entry: { text: '2 sack', parts: [{ unit: 'sack', quantity: '2' }] } }, ['2 × sack']],
  ['an amount of two units', { entry: { text: '1 sack + 3', parts: [sack('1'), { unit: 'kg', quantity: '3' }] } }, ['1 × sack + 3 × kg']],
  ['an amount that only its text says', { entry: { text: 'a handful', parts: [] } }, ['a handful']],
  ['parts that are no amounts', { parts: [{ name: 'Lid', unit: 'each' }] }, ['Lid']],
  ['an item', { item: { par: '25000', name: 'Split peas', nameLocal: 'አተር ክክ' }, itemId: '01a15e50' }, ['Split peas', 'አተር ክክ']],
  ['a new name', { name: 'Bar', newName: 'Terrace' }, ['Bar', 'Terrace']],
  ['a name that stays', { name: 'Bar', newName: 'Bar' }, ['Bar']],
  ['nothing to say', { restaurantId: '01a15e50', pin: null }, []],
  ['more than a line holds', { list: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })) }, ['a', 'b', 'c', 'd']],
])('%s is recognised by its words, never by ids or codes', (_what, subject, facts) => {
  expect(subjectFacts(JSON.stringify(subject), amountText)).toEqual(facts);
});

test('a record that is no object has no words', () => {
  expect(['null', '"x"', '[]', '3'].flatMap((subject) => subjectFacts(subject, amountText))).toEqual([]);
});
