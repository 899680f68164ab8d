import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { currencySymbols, parseMajorUnits } from '../../../../kit/money.ts';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { DayRow } from '../../contract/goal-fields.ts';
import { wasteLimits } from '../../rules/waste-limits.ts';
import { useWasteCommand } from '../use-waste-command.ts';
import type { WasteInputs, WasteOutputs } from '../waste-client.ts';

type Body = WasteInputs['saveDay']['body'];
type Fields = { readonly covers: string; readonly sales: string };
type Problems = { readonly covers?: string; readonly sales?: string };

const moneyPlaces = 2;

const typed = (day: DayRow | null): Fields => ({
  covers: day?.covers === null || !day ? '' : String(day.covers),
  sales: day?.salesMinor === null || !day ? '' : formatDecimal(BigInt(day.salesMinor), moneyPlaces, moneyPlaces),
});

/** What was typed; an empty field is not known, which is not nought. */
const read = ({ covers, sales }: Fields): { readonly body: Pick<Body, 'covers' | 'salesMinor'>; readonly problems: Problems } => {
  const [guests, amount] = [covers.trim(), sales.replaceAll(/[\s,]/g, '')];
  const isWhole = /^\d{1,6}$/.test(guests) && Number(guests) <= wasteLimits.coversMax;
  const minor = amount === '' ? null : parseMajorUnits(amount);
  const isAmount = amount === '' || (minor !== null && minor >= 0n);
  return {
    body: { covers: guests === '' ? null : Number(guests), salesMinor: minor === null ? null : String(minor) },
    problems: {
      ...(guests !== '' && !isWhole && { covers: m.waste_day_number_wrong() }),
      ...(!isAmount && { sales: m.waste_day_amount_wrong() }),
    },
  };
};

type DayLineProps = { readonly businessDate: string; readonly day: DayRow | null; readonly currency: WasteOutputs['listDays']['currency'] };

/** One trading day; Enter saves it. */
export const DayLine = ({ businessDate, day, currency }: DayLineProps) => {
  const locale = useLocale();
  const { date } = useWhen();
  const [fields, setFields] = useState(() => typed(day));
  const [problems, setProblems] = useState<Problems>({});
  const { send, isBusy, problem } = useWasteCommand<Body, unknown>((client, command) => client.saveDay(command));
  const before = typed(day);
  const isChanged = fields.covers !== before.covers || fields.sales !== before.sales;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = read(fields);
    setProblems(reading.problems);
    if (Object.keys(reading.problems).length > 0) return;
    const body = { businessDate, baseVersion: day?.version ?? null, ...reading.body };
    send(body, { onSuccess: () => showToast({ title: m.waste_day_saved() }) });
  };
  const errorOf = (words: string | undefined) => (words === undefined ? undefined : { message: words });
  const name = `${weekdayText(businessDate, 'short', locale)} ${date(new Date(`${businessDate}T12:00:00Z`))}`;
  return (
    <li className="border-t border-line py-3">
      <form onSubmit={save} aria-label={name} className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[8rem_1fr_1fr_6rem]">
        <p className="col-span-2 pt-1 text-body font-medium sm:col-span-1 sm:pt-8">{name}</p>
        <TextField
          label={m.waste_day_covers()}
          inputMode="numeric"
          autoComplete="off"
          value={fields.covers}
          error={errorOf(problems.covers)}
          onChange={(event) => setFields({ ...fields, covers: event.target.value })}
        />
        <TextField
          label={m.waste_day_sales()}
          inputMode="decimal"
          autoComplete="off"
          trailing={currencySymbols[currency].symbol}
          value={fields.sales}
          error={errorOf(problems.sales ?? problem)}
          onChange={(event) => setFields({ ...fields, sales: event.target.value })}
        />
        {isChanged && (
          <Button type="submit" className="col-span-2 sm:col-span-1 sm:mt-7" busyLabel={isBusy ? m.waste_saving() : undefined}>
            {m.waste_day_save()}
          </Button>
        )}
      </form>
    </li>
  );
};
