import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { Takings } from '../../contract/book-fields.ts';
import type { ChannelTakings, DayTakings } from '../../rules/takings-of-days.ts';
import { amountText } from '../orders/amount-text.ts';
import { useDayName } from '../show/use-day-name.ts';
import { channelWord } from '../../../menu/web/parts.ts';

export type DayCardProps = {
  readonly day: DayTakings<Takings>;
  readonly currency: Takings['currency'];
  readonly onWrite: () => void;
};

/** What one day took, channel by channel, with both words where there are two. */
export const DayCard = ({ day, currency, onWrite }: DayCardProps) => {
  const dayName = useDayName();
  const known = day.channels.filter(({ counted }) => counted !== null);
  return (
    <li className="border-t border-line py-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-body font-medium">{dayName(day.businessDate)}</h2>
        <Button kind="row" aria-label={m.kitchen_takings_write_of({ day: dayName(day.businessDate) })} onClick={onWrite}>
          {m.kitchen_takings_write()}
        </Button>
        <span className="ml-auto font-medium tabular-nums">
          {known.length === 0 ? m.kitchen_takings_unknown() : amountText(String(day.grossMinor), currency)}
        </span>
      </header>
      <ul>
        {known.map((one) => (
          <ChannelLine key={one.channel} said={one} />
        ))}
      </ul>
    </li>
  );
};

const ChannelLine = ({ said: { channel, orders, written, counted } }: { readonly said: ChannelTakings<Takings> }) => {
  if (!counted) return null;
  const isBeside = orders !== null && written !== null;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-baseline gap-x-4 text-small text-ink-2">
      <span>{channelWord(channel)}</span>
      <span className="flex flex-wrap gap-x-4">
        <span>{sourceWords[counted.source]()}</span>
        {counted.covers !== null && counted.covers > 0 && <span>{m.kitchen_takings_covers({ covers: counted.covers })}</span>}
      </span>
      <span className="text-right tabular-nums">{amountText(counted.grossMinor, counted.currency)}</span>
      {isBeside && (
        <span className="col-span-full text-turmeric">
          {m.kitchen_takings_beside({ amount: amountText(written.grossMinor, written.currency) })}
        </span>
      )}
    </li>
  );
};

/** Who says it, in words. */
export const sourceWords: Readonly<Record<Takings['source'], () => string>> = {
  ORDERS: m.kitchen_takings_from_orders,
  TYPED: m.kitchen_takings_typed,
  IMPORTED: m.kitchen_takings_imported,
};
