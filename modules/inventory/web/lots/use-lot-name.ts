import { m } from '../../../../generated/messages/web/messages.js';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Lot } from '../../contract/lots.contract.ts';

/** What a lot is called: the number on it, or the day on which it came. */
export const useLotName = () => {
  const { date } = useWhen();
  return ({ lotNumber, receivedAt }: Pick<Lot, 'lotNumber' | 'receivedAt'>): string =>
    lotNumber === null ? m.inventory_lot_of_day({ day: date(new Date(receivedAt)) }) : m.inventory_lot_named({ number: lotNumber });
};
