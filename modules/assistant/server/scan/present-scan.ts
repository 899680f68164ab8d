import { formatQuantity } from '../../../../kit/quantity.ts';
import { formatUnitCost, parseUnitCost } from '../../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { codesOfItems, namesOfItems } from '../../../inventory/server/public.ts';
import { invoicesNumbered, offersToMatch } from '../../../purchasing/server/public.ts';
import type { Reading, ReadingLine, Scan } from '../../contract/scan.ts';
import { lineIndex, matchLine, type LineIndex, type MatchableItem } from '../../rules/read/match-line.ts';
import type { ReadField } from '../../rules/read/paper-row.ts';
import type { ReadPaper } from '../../rules/read/read-paper.ts';
import { lineRules } from './line-rules.ts';
import type { KeptPicture } from './read-picture.ts';

const told = <Value, Told>(field: ReadField<Value> | null, tell: (value: Value) => Told) =>
  field && { value: tell(field.value), confidence: field.confidence, box: field.box };

const same = <Value>(value: Value): Value => value;

/** A reading as it is kept and travels. */
export const presentReading = ({ net, tax, total, lines, ...paper }: ReadPaper): Reading => ({
  supplier: told(paper.supplier, ({ id, name }) => ({ id, name })),
  number: told(paper.number, same),
  date: told(paper.date, same),
  currency: told(paper.currency, same),
  netMinor: told(net, String),
  taxMinor: told(tax, String),
  totalMinor: told(total, String),
  isSumProven: paper.isSumProven,
  lines: lines.map((row) => ({
    code: told(row.code, same),
    text: told(row.text, same),
    quantity: told(row.quantity, formatQuantity),
    unit: told(row.unit, same),
    unitPrice: told(row.unitPrice, formatUnitCost),
    amountMinor: told(row.amount, String),
    isProven: row.isProven,
  })),
});

/** The house's items as lines may mean them. */
const indexOfHouse = async (tx: RestaurantTx): Promise<LineIndex> => {
  const [offers, codes] = [await offersToMatch(tx), await codesOfItems(tx)];
  const items = (await namesOfItems(tx)).map(({ id, name, nameLocal }): MatchableItem => {
    const offered = offers.filter(({ itemId }) => itemId === id);
    return {
      id,
      names: [...new Set([name, nameLocal ?? name, ...offered.flatMap(({ description }) => description ?? [])])],
      barcodes: codes.filter(({ itemId }) => itemId === id).map(({ code }) => code),
      supplierCodes: offered.flatMap(({ supplierId, supplierCode }) => (supplierCode === null ? [] : [{ supplierId, code: supplierCode }])),
      prices: offered.flatMap(({ unit, price }) => {
        const known = price === null ? null : parseUnitCost(price);
        return known === null ? [] : [{ unit, price: known }];
      }),
    };
  });
  return lineIndex(items, await lineRules(tx));
};

const matchesOf = (line: ReadingLine, supplierId: string | null, index: LineIndex): Scan['matches'][number] => {
  const price = line.unitPrice === null ? null : parseUnitCost(line.unitPrice.value);
  const text = line.text?.value ?? '';
  if (text === '' && line.code === null) return [];
  return [...matchLine({ supplierId, code: line.code?.value ?? null, text, unit: line.unit?.value ?? null, price }, index)];
};

/** A reading with what its lines may be by what is known now, and the invoices that are most likely the same paper. */
export const presentScan = async (tx: RestaurantTx, row: KeptPicture<'PAPER'>, isKnownPicture: 'known' | 'new'): Promise<Scan> => {
  const { reading } = row;
  const supplierId = reading.supplier?.value.id ?? null;
  const index = await indexOfHouse(tx);
  const number = reading.number?.value ?? null;
  return {
    id: row.id,
    reading,
    matches: reading.lines.map((line) => matchesOf(line, supplierId, index)),
    isKnownPicture: isKnownPicture === 'known',
    sameInvoices: supplierId === null || number === null ? [] : [...(await invoicesNumbered(tx, { supplierId, number }))],
    cost: isKnownPicture === 'known' ? 0 : row.cost,
  };
};
