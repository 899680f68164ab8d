import { m } from '../../../../generated/messages/web/messages.js';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { BookedLine } from '../../contract/books.contract.ts';
import { receiptStateWord } from '../deliveries/finding-words.ts';
import { type CsvColumn, figure, majorFigure } from './csv-column.ts';

const larger = { g: [1000, 'kg'], ml: [1000, 'l'], each: [1, 'each'] } as const;

/** A quantity in the unit that people buy in. */
const inLarger = (base: string, unit: BookedLine['baseUnit']): number => Number(((figure(base) ?? 0) / larger[unit][0]).toFixed(6));

/** What a file for the books says of a line that came. */
export const receiptColumns = (): readonly CsvColumn<BookedLine>[] => [
  [m.purchasing_tab_deliveries(), ({ receiptNumber }) => receiptNumber],
  [m.purchasing_column_day(), ({ businessDate }) => businessDate],
  [m.purchasing_column_supplier(), ({ supplierName }) => supplierName],
  [m.purchasing_column_order(), ({ orderNumber }) => orderNumber],
  [m.purchasing_delivery_note_number(), ({ deliveryNoteNumber }) => deliveryNoteNumber],
  [m.purchasing_column_state(), ({ state }) => receiptStateWord(state)],
  [m.purchasing_item(), ({ description }) => description],
  [m.purchasing_column_accepted(), ({ acceptedBase, baseUnit }) => inLarger(acceptedBase, baseUnit)],
  [m.purchasing_column_sent_back(), ({ rejectedBase, baseUnit }) => inLarger(rejectedBase, baseUnit)],
  [m.purchasing_column_charged(), ({ invoicedBase, baseUnit }) => inLarger(invoicedBase, baseUnit)],
  [m.purchasing_column_unit(), ({ baseUnit }) => unitWord(larger[baseUnit][1], 1)],
  [m.purchasing_column_value(), ({ bookedMinor }) => majorFigure(bookedMinor)],
  [m.purchasing_currency(), ({ currency }) => currency],
];
