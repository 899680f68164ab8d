import { m } from '../../../../generated/messages/web/messages.js';
import { channelWord } from '../../../menu/web/parts.ts';
import type { Order } from '../../contract/fields.ts';

/** What an order is called by those who serve it: its table, its guest, or its number. */
export const orderName = ({ tableName, guestName, number }: Pick<Order, 'tableName' | 'guestName' | 'number'>): string =>
  tableName === null ? (guestName ?? `#${number}`) : m.kitchen_bill_table({ table: tableName });

/** What tells it apart beside its name: its number, and how it is handed over where no table says so. */
export const orderMark = ({ tableName, guestName, number, channel }: Order): string => {
  const isNumberSaid = tableName === null && guestName === null;
  return [...(isNumberSaid ? [] : [`#${number}`]), ...(tableName === null ? [channelWord(channel)] : [])].join(' · ');
};
