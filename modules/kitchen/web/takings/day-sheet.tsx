import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols } from '../../../../kit/money.ts';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import type { Takings } from '../../contract/book-fields.ts';
import type { DayTakings } from '../../rules/takings-of-days.ts';
import { type KitchenInputs, useKitchenWorld } from '../kitchen-client.ts';
import { amountText } from '../orders/amount-text.ts';
import { useTell } from '../use-tell.ts';
import { channelWord } from '../../../menu/web/parts.ts';
import { useDayName } from '../show/use-day-name.ts';
import { readTakingsFields, type TakingsFields, type TakingsProblem, typedTakings } from './day-form.ts';

type Row = KitchenInputs['saveTakings']['body']['rows'][number];

export type DaySheetProps = { readonly day: DayTakings<Takings>; readonly currency: Takings['currency']; readonly onClose: () => void };

/** Writes down what a day took, channel by channel. */
export const DaySheet = ({ day, currency, onClose }: DaySheetProps) => {
  const { client, restaurantId } = useKitchenWorld();
  const queries = useQueryClient();
  const { tell, isTelling, refused } = useTell();
  const dayName = useDayName();
  const [fields, setFields] = useState<Readonly<Partial<Record<Channel, TakingsFields>>>>({});
  const readings = day.channels.map(({ channel, written }) => {
    const typed = fields[channel] ?? typedTakings(written);
    const isTouched = fields[channel] !== undefined;
    return { channel, typed, isTouched, baseVersion: written?.version ?? null, ...readTakingsFields(typed) };
  });
  const rows = readings.flatMap(({ channel, isTouched, baseVersion, said }): Row[] =>
    isTouched && said ? [{ businessDate: day.businessDate, channel, baseVersion, ...said }] : [],
  );
  const isWrong = readings.some(({ problems }) => problems.length > 0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || rows.length === 0) return;
    const kept = await tell(client.saveTakings(newCommand(restaurantId, { source: 'TYPED' as const, rows })));
    // Refused or not: what stands now is shown beside what was typed.
    await queries.invalidateQueries({ queryKey: ['kitchen', restaurantId, 'takings'] });
    if (kept) onClose();
  };
  return (
    <Sheet open onClose={onClose} title={dayName(day.businessDate)} onPhone="full">
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        {readings.map(({ channel, typed, problems }) => (
          <ChannelFields
            key={channel}
            title={channelWord(channel)}
            typed={typed}
            problems={problems}
            currency={currency}
            orders={day.channels.find((one) => one.channel === channel)?.orders ?? null}
            onChange={(change) => setFields({ ...fields, [channel]: { ...typed, ...change } })}
          />
        ))}
        {refused !== null && <Banner status="wrong" title={refused} />}
        <Button
          kind="primary"
          size="thumb"
          type="submit"
          disabled={isWrong || rows.length === 0}
          busyLabel={isTelling ? m.kitchen_saving() : undefined}
        >
          {m.kitchen_save()}
        </Button>
      </form>
    </Sheet>
  );
};

type ChannelFieldsProps = {
  readonly title: string;
  readonly typed: TakingsFields;
  readonly problems: readonly TakingsProblem[];
  readonly currency: Takings['currency'];
  readonly orders: Takings | null;
  readonly onChange: (change: Partial<TakingsFields>) => void;
};

const ChannelFields = ({ title, typed, problems, currency, orders, onChange }: ChannelFieldsProps) => {
  const errorOf = (has: boolean, words: string) => (has ? { message: words } : undefined);
  const vatWords = problems.includes('vat-over-gross') ? m.kitchen_takings_vat_over() : m.kitchen_takings_amount_wrong();
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3">
      <legend className="pb-2 text-body font-medium">{title}</legend>
      {orders && (
        <p className="col-span-2 text-small text-ink-2">
          {m.kitchen_takings_orders_say({ amount: amountText(orders.grossMinor, orders.currency) })}
        </p>
      )}
      <TextField
        label={m.kitchen_takings_gross()}
        inputMode="decimal"
        autoComplete="off"
        trailing={currencySymbols[currency].symbol}
        fieldClassName="col-span-2"
        value={typed.gross}
        error={errorOf(problems.includes('gross'), m.kitchen_takings_amount_wrong())}
        onChange={(event) => onChange({ gross: event.target.value })}
      />
      <TextField
        label={m.kitchen_takings_vat()}
        inputMode="decimal"
        autoComplete="off"
        value={typed.vat}
        error={errorOf(
          problems.some((one) => one.startsWith('vat')),
          vatWords,
        )}
        onChange={(event) => onChange({ vat: event.target.value })}
      />
      <TextField
        label={m.kitchen_takings_covers_field()}
        inputMode="numeric"
        autoComplete="off"
        value={typed.covers}
        error={errorOf(problems.includes('covers'), m.kitchen_takings_covers_wrong())}
        onChange={(event) => onChange({ covers: event.target.value })}
      />
    </fieldset>
  );
};
