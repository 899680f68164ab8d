import { book, fact, levelFacts, levelOf, makeItem, moved, refusalOf, rowsOf, tell, type Check } from './bench.ts';

const opening: Check = {
  check: 'OPENING',
  measure: async (bench) => {
    const itemId = await makeItem(bench);
    await book(bench, { itemId, kind: 'OPENING', kg: '10', price: '2.50' });
    return levelFacts(await levelOf(bench, itemId), { onHand: '10000', value: '2500' });
  },
};

const receipt: Check = {
  check: 'RECEIPT',
  measure: async (bench) => {
    const itemId = await makeItem(bench);
    await book(bench, { itemId, kind: 'OPENING', kg: '10', price: '2.50' });
    await book(bench, { itemId, kind: 'RECEIPT', kg: '5', price: '4.00' });
    return levelFacts(await levelOf(bench, itemId), { onHand: '15000', value: '4500' });
  },
};

/** 3 at 0.10 and 7 at 0.11 come to 1.07; what is left of it after 3 went is 0.749, rounded once. */
const average: Check = {
  check: 'AVERAGE',
  measure: async (bench) => {
    const itemId = await makeItem(bench);
    await book(bench, { itemId, kind: 'RECEIPT', kg: '3', price: '0.10' });
    const { level: before } = await book(bench, { itemId, kind: 'RECEIPT', kg: '7', price: '0.11' });
    await book(bench, { itemId, kind: 'WASTE', kg: '3' });
    return [
      ...levelFacts(before, { onHand: '10000', value: '107' }),
      ...levelFacts(await levelOf(bench, itemId), { onHand: '7000', value: '75' }),
    ];
  },
};

const issue: Check = {
  check: 'ISSUE',
  measure: async (bench) => {
    const itemId = await makeItem(bench);
    await book(bench, { itemId, kind: 'OPENING', kg: '10', price: '2.50' });
    await book(bench, { itemId, kind: 'WASTE', kg: '1.5' });
    return levelFacts(await levelOf(bench, itemId), { onHand: '8500', value: '2125' });
  },
};

/** A case of six tins of 2.5 kg, and two tins more; a sack, whose size nobody said, is no one to one. */
const units: Check = {
  check: 'UNITS',
  measure: async (bench) => {
    const packChain = [
      { unit: 'case', per: '6' },
      { unit: 'tin', per: '2500' },
    ] as const;
    const itemId = await makeItem(bench, {
      units: { baseUnit: 'g', packChain: [...packChain], countUnits: ['tin'], densityGPerMl: null, eachMeasure: null },
    });
    const body = moved({ itemId, kind: 'RECEIPT', kg: '1' });
    const said = [
      { quantity: '1', unit: 'case' as const },
      { quantity: '2', unit: 'tin' as const },
    ];
    await bench.client.recordMovement(tell(bench.here, { ...body, entry: { text: '1 case 2 tins', parts: said } }));
    const sack = { text: '1 sack', parts: [{ quantity: '1', unit: 'sack' as const }] };
    const refused = await refusalOf(
      bench.client.recordMovement(tell(bench.here, { ...moved({ itemId, kind: 'RECEIPT', kg: '1' }), entry: sack })),
    );
    const level = await levelOf(bench, itemId);
    return [fact('ON_HAND', '20000', level.onHand), fact('REFUSED_AS', 'UNIT_NOT_IN_PACK_CHAIN', refused)];
  },
};

const undo: Check = {
  check: 'UNDO',
  measure: async (bench) => {
    const itemId = await makeItem(bench);
    await book(bench, { itemId, kind: 'OPENING', kg: '10', price: '2.00' });
    const waste = moved({ itemId, kind: 'WASTE', kg: '1' });
    await bench.client.recordMovement(tell(bench.here, waste));
    const { movementId } = moved({ itemId, kind: 'WASTE', kg: '1' });
    await bench.client.correctMovement(tell(bench.here, { movementId, correctsId: waste.movementId, note: null }));
    const level = await levelOf(bench, itemId);
    return [...levelFacts(level, { onHand: '10000', value: '2000' }), fact('ROWS', '3', await rowsOf(bench, itemId))];
  },
};

const sameKey: Check = {
  check: 'SAME_KEY',
  measure: async (bench) => {
    const itemId = await makeItem(bench);
    const command = tell(bench.here, moved({ itemId, kind: 'RECEIPT', kg: '5', price: '1.00' }));
    await bench.client.recordMovement(command);
    await bench.client.recordMovement(command);
    const other = { ...command, body: moved({ itemId, kind: 'RECEIPT', kg: '6', price: '1.00' }) };
    const refused = await refusalOf(bench.client.recordMovement(other));
    const level = await levelOf(bench, itemId);
    return [
      ...levelFacts(level, { onHand: '5000', value: '500' }),
      fact('ROWS', '1', await rowsOf(bench, itemId)),
      fact('REFUSED_AS', 'COMMAND_KEY_REUSED', refused),
    ];
  },
};

const negative: Check = {
  check: 'NEGATIVE',
  measure: async (bench) => {
    const itemId = await makeItem(bench);
    await book(bench, { itemId, kind: 'RECEIPT', kg: '1', price: '1.00' });
    await book(bench, { itemId, kind: 'WASTE', kg: '3' });
    const listed = await bench.client.listItems({ restaurantId: bench.here, filter: 'NEGATIVE' });
    const level = await levelOf(bench, itemId);
    return [fact('ON_HAND', '-2000', level.onHand), fact('LISTED', '1', listed.rows.filter(({ id }) => id === itemId).length)];
  },
};

/** What is looked at in one item's ledger. */
export const checksOfLedger: readonly Check[] = [opening, receipt, average, issue, units, undo, sameKey, negative];
