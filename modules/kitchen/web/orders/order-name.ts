import { m } from '../../../../generated/messages/web/messages.js';
import type { Order } from '../../contract/fields.ts';

/** What an order is called by those who serve it: its table, its guest, or its number. */
export const orderName = ({ tableName, guestName, number }: Pick<Order, 'tableName' | 'guestName' | 'number'>): string =>
  tableName === null ? (guestName ?? `#${number}`) : m.kitchen_bill_table({ table: tableName });
