import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { WaitingMark } from '../../../../ui/waiting-mark.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { StockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { quantityText } from '../show/show-quantity.ts';
import { lotMark, lotStanding } from '../words/lot-words.ts';
import { LotMenu } from './lot-menu.tsx';
import type { ShownLot } from './use-lots.ts';
import { useLotName } from './use-lot-name.ts';
import { useThrowAway } from './use-throw-away.ts';

export type LotLineProps = {
  readonly lot: ShownLot;
  readonly row: StockRow;
  /** Leads with the item's name, where lots of several stand together. */
  readonly leadsWith: 'ITEM' | 'LOT';
};

/** Noon of a day, so that it is the same day in every zone that a wall may have. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day as the wall says it. */
export const useDay = () => {
  const { date } = useWhen();
  return (day: string): string => date(noonOf(day));
};

/** One lot: until when it may be used, how it stands, how much is left, and what may be done with it. */
export const LotLine = ({ lot, row, leadsWith }: LotLineProps) => {
  const locale = useLocale();
  const lotName = useLotName();
  const day = useDay();
  const done = [
    lot.openedOn === null ? '' : m.inventory_lot_opened_on({ day: day(lot.openedOn) }),
    lot.frozenOn === null ? '' : m.inventory_lot_frozen_on({ day: day(lot.frozenOn) }),
    lot.thawedOn === null ? '' : m.inventory_lot_thawed_on({ day: day(lot.thawedOn) }),
    lot.supplierName ?? '',
    lot.status === 'AVAILABLE' ? '' : (lot.statusReason ?? ''),
  ].filter((word) => word !== '');
  return (
    <li className="grid min-h-16 grid-cols-[1fr_auto_auto] items-center gap-x-3 border-b border-line py-2.5 md:grid-cols-[1fr_13rem_8rem_auto_auto]">
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{leadsWith === 'ITEM' ? nameIn(row.item, locale) : lotName(lot)}</span>
        <span className="text-small text-ink-2">
          {[leadsWith === 'ITEM' ? lotName(lot) : '', ...done].filter((word) => word !== '').join(' · ')}
        </span>
      </span>
      <span className="order-last col-span-3 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 md:order-none md:col-span-1 md:flex-col md:items-start">
        <StatusLine status={lotMark(lot)}>{lotStanding(lot)}</StatusLine>
        {lot.expiresOn !== null && <span className="text-small text-ink-2">{m.inventory_lot_until({ day: day(lot.expiresOn) })}</span>}
        {lot.isWaiting && <WaitingMark />}
      </span>
      <span className="text-right font-medium">{quantityText(row.units, quantity(lot.onHand))}</span>
      <ThrowAway lot={lot} />
      <LotMenu lot={lot} row={row} name={lotName(lot)} />
    </li>
  );
};

/** What is past its date is mostly thrown away: one touch leads there. */
const ThrowAway = ({ lot }: { readonly lot: ShownLot }) => {
  const canWaste = useCan('waste.log');
  const throwAway = useThrowAway();
  if (lot.status !== 'EXPIRED' || !canWaste) return null;
  return (
    <span className="order-last col-span-3 pt-2 md:order-none md:col-span-1 md:pt-0">
      <Button kind="row" onClick={() => void throwAway(lot)}>
        {m.inventory_lot_throw_it_away()}
      </Button>
    </span>
  );
};
