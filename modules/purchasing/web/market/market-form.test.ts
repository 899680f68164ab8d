import { describe, expect, it } from 'vitest';

import { quantity } from '../../../../kit/quantity.ts';
import type { CatalogueItem } from '../../../inventory/contract/item-schemas.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import { isMarketReady, marketBodies, newMarketLine, paidTotal, readMarketLine, stockOfMarket, type MarketLine } from './market-form.ts';

const itemId = '0190a000-0000-7000-8000-000000000001';

const onions: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };
const inHeaps: ItemUnits = { ...onions, packChain: [{ unit: 'medeb', per: quantity('900') }] };

const line = (bought: string, { measure = '', paid = '', units = onions } = {}): MarketLine => {
  const typed = { ...newMarketLine(itemId), bought, measure, paid };
  return { typed, item: { id: itemId } as CatalogueItem, read: readMarketLine(typed, units) };
};

describe('a line of the market', () => {
  it('asks how much a heap holds where nobody has said, and is not taken before it is said', () => {
    const asked = line('3 medeb');
    expect(asked.read).toMatchObject({ entry: null, asked: { unit: 'medeb', known: null }, wrong: [] });
    expect(isMarketReady([asked])).toBe(false);
    const said = line('3 መደብ', { measure: '1.2 kg' });
    expect(said.read).toMatchObject({ measure: { unit: 'medeb', per: '1200' }, wrong: [] });
    expect(said.read.entry?.base).toBe(quantity('3600'));
  });

  it('takes the heap that the item knows, unless this seller’s is another', () => {
    expect(line('2 medeb', { units: inHeaps }).read).toMatchObject({ asked: { known: '900 g' }, measure: null });
    expect(line('2 medeb', { units: inHeaps }).read.entry?.base).toBe(quantity('1800'));
    expect(line('2 medeb', { units: inHeaps, measure: '1 kg' }).read.entry?.base).toBe(quantity('2000'));
  });

  it.each([
    ['5 kg', '', '240', 24_000n, []],
    ['5 kg', '', '1,240.50', 124_050n, []],
    ['5 kg', '', '240,5', 24_050n, []],
    ['5 kg', '', '0', null, ['paid']],
    ['5 furlong', '', '10', 1_000n, ['bought']],
    ['3 medeb', 'much', '10', 1_000n, ['measure']],
  ] as const)('“%s” of “%s” for “%s” is understood, or says beside which field it is not', (bought, measure, paid, minor, wrong) => {
    const { read } = line(bought, { measure, paid });
    expect([read.paidMinor, read.wrong]).toEqual([minor, wrong]);
  });

  it('goes with an amount on every line or on none', () => {
    const [priced, unpriced] = [line('1 kg', { paid: '50' }), line('2 kg')];
    expect([isMarketReady([priced, unpriced]), isMarketReady([unpriced]), isMarketReady([])]).toEqual([false, true, false]);
    expect(paidTotal([priced, line('1 kg', { paid: '25.5' })])).toBe(7_550n);
    expect(marketBodies([unpriced])).toMatchObject([{ paidMinor: null, bought: { text: '2 kg' } }]);
  });

  it('changes the stock on the device by what it holds, with no price in it', () => {
    const lines = [line('3 medeb', { measure: '1.2 kg', paid: '240' })];
    const bodies = marketBodies(lines);
    expect(bodies).toMatchObject([{ paidMinor: '24000', measure: { unit: 'medeb', per: '1200' } }]);
    expect(stockOfMarket(lines, bodies)).toMatchObject([
      { itemId, kind: 'RECEIPT', price: null, entry: { text: '3 medeb', parts: [{ quantity: '3600', unit: 'g' }] } },
    ]);
  });
});
