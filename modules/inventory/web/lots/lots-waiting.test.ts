import { expect, test } from 'vitest';

import type { Lot } from '../../contract/lots.contract.ts';
import type { PendingCommand } from '../stock/pending-commands.ts';
import type { Stock } from '../stock/use-stock.ts';
import { lessWhatWaits, untakenSteps } from './lots-waiting.ts';

const units = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };
const find = ((itemId: string) => (itemId === 'fish' ? { units } : undefined)) as unknown as Stock['find'];
const lot = { id: 'monday', itemId: 'fish', onHand: '2000' } as unknown as Lot;

const thrownAway = (movementId: string, lotId: string | null, kilograms: string) =>
  ({
    name: 'inventory.record-movement@1',
    input: {
      body: {
        movementId,
        itemId: 'fish',
        kind: 'WASTE',
        entry: { text: '', parts: [{ quantity: kilograms, unit: 'kg' }] },
        price: null,
        reason: 'EXPIRED',
        ...(lotId !== null && { lot: { kind: 'FROM', lotId } }),
      },
    },
  }) as unknown as PendingCommand;
const takenBack = (correctsId: string) =>
  ({ name: 'inventory.correct-movement@1', input: { body: { correctsId } } }) as unknown as PendingCommand;

test.each([
  ['nothing waits', [], '2000'],
  ['something waits that was taken out of it', [thrownAway('a', 'monday', '0.5')], '1500'],
  ['twice', [thrownAway('a', 'monday', '0.5'), thrownAway('b', 'monday', '1')], '500'],
  ['more waits than it holds', [thrownAway('a', 'monday', '3')], '0'],
  ['it was taken back before it was sent', [thrownAway('a', 'monday', '0.5'), takenBack('a')], '2000'],
  ['another lot was named', [thrownAway('a', 'tuesday', '0.5')], '2000'],
  ['no lot was named, since the server alone decides then', [thrownAway('a', null, '0.5')], '2000'],
])('a lot shows what is left of it on this device: %s', (_, waiting, onHand) => {
  expect(lessWhatWaits(lot, waiting, find).onHand).toBe(onHand);
});

test('a part that stands in the list already is taken no second time, while its answer is on its way', () => {
  const step = (lotId: string | null) =>
    ({
      name: 'inventory.change-lot@1',
      input: { body: { lotId: 'monday', change: { step: 'FREEZE', ...(lotId !== null && { part: { lotId } }) } } },
    }) as unknown as PendingCommand;
  const [whole, part] = [step(null), step('part')];
  const waiting = [whole, part, thrownAway('a', 'monday', '1')];
  expect(untakenSteps(waiting, [lot])).toEqual([whole, part]);
  expect(untakenSteps(waiting, [lot, { id: 'part' }])).toEqual([whole]);
});
