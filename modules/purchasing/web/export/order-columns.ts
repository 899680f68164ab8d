import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { OrderLine, OrderWithLines } from '../../contract/order.contract.ts';
import { packsOfBase } from '../show/packs-of-base.ts';
import { orderStateWord } from '../show/state-tag.tsx';
import { type CsvColumn, figure, majorFigure } from './csv-column.ts';

/** One line of an order with the order that it stands on. */
export type LineOfOrder = { readonly order: OrderWithLines; readonly line: OrderLine };

/** What came, in what was ordered: received goods are booked in the item's own unit. */
const receivedPacks = (line: OrderLine): number | null => {
  const received = packsOfBase(line, quantity(line.receivedBase));
  return received === null ? null : figure(formatQuantity(received));
};

/** What a file says of a line that was ordered. */
export const orderColumns = (timeZone: string): readonly CsvColumn<LineOfOrder>[] => {
  const day = (at: string | null) => (at === null ? null : isoDayAt(new Date(at), timeZone));
  return [
    [m.purchasing_column_order(), ({ order }) => order.number],
    [m.purchasing_column_supplier(), ({ order }) => order.supplierName],
    [m.purchasing_column_state(), ({ order }) => orderStateWord(order.state)],
    [m.purchasing_column_written_on(), ({ order }) => day(order.createdAt)],
    [m.purchasing_column_sent_on(), ({ order }) => day(order.sentAt)],
    [m.purchasing_delivery_day(), ({ order }) => order.expectedOn],
    [m.purchasing_item(), ({ line }) => line.description],
    [m.purchasing_supplier_code(), ({ line }) => line.supplierCode],
    [m.purchasing_pack(), ({ line }) => line.packText ?? unitWord(line.unit, 1)],
    [m.purchasing_column_quantity(), ({ line }) => figure(line.quantity)],
    [m.purchasing_price(), ({ line }) => figure(line.unitPrice)],
    [m.purchasing_price_per(), ({ line }) => (line.priceUnit === null ? m.purchasing_per_pack() : unitWord(line.priceUnit, 1))],
    [m.purchasing_column_amount(), ({ line }) => majorFigure(line.amountMinor)],
    [m.purchasing_currency(), ({ order }) => order.currency],
    [m.purchasing_column_received(), ({ line }) => receivedPacks(line)],
  ];
};
