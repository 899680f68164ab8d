import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { stockRow } from '../list/stock-row.ts';
import { shownQuantity } from '../show/show-quantity.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import type { Stock } from '../stock/use-stock.ts';
import { countReasonWord } from '../words/count-reason-word.ts';

const minorPerMajor = 100;

/** Writes a count into a file, line by line; value only for whoever may see it. */
export const writeCountFile = ({ count, lines, currency, isCostVisible }: InventoryOutputs['reviewCount'], find: Stock['find']): void => {
  const head = [
    m.inventory_column_name(),
    m.inventory_column_unit(),
    m.inventory_counts_expected(),
    m.inventory_counts_counted(),
    m.inventory_counts_difference(),
    ...(isCostVisible ? [`${m.inventory_column_value()} ${currency}`] : []),
    m.inventory_counts_reason(),
  ];
  const rows = lines.flatMap((line) => {
    const item = find(line.itemId);
    if (!item) return [];
    const { units, unit } = stockRow(item);
    const show = (base: string | null) => (base === null ? null : shownQuantity(units, quantity(base), unit).value);
    const value = line.valueMinor === null ? null : Number(line.valueMinor) / minorPerMajor;
    return [
      [
        item.name,
        unit,
        show(line.expected),
        show(line.counted),
        show(line.difference),
        ...(isCostVisible ? [value] : []),
        line.reason === null ? null : countReasonWord(line.reason, line.difference),
      ],
    ];
  });
  void saveFile(`${count.name} ${count.number}.csv`, new Blob([csvText([head, ...rows])], { type: 'text/csv' }));
};
