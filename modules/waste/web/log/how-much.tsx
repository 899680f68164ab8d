import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Keypad } from '../../../../ui/keypad.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { UnitCode } from '../../../inventory/rules/unit.ts';
import { beyondLot } from '../../../inventory/rules/fefo.ts';
import {
  entryUnits,
  LotHoldsLess,
  nameIn,
  quantityText,
  reasonWord,
  shownNumber,
  typedUnit,
  typeUnit,
  unitWord,
  type StockRow,
} from '../../../inventory/web/parts.ts';
import { LogDetails } from './log-details.tsx';
import { QuickAmounts } from './quick-tiles.tsx';
import { isAmount, type LogForm } from './log-form.ts';
import type { WasteLog } from './use-log.ts';
import { tileClass } from './what-tiles.tsx';

const unitKeysMax = 3;

const unitsOf = (row: StockRow | undefined, { isWeighed, made }: Pick<LogForm, 'isWeighed' | 'made'>) => {
  if (made !== null) return { unit: 'portion', units: ['portion'] } as const;
  return isWeighed || !row
    ? ({ unit: 'kg', units: ['kg', 'g'] } as const)
    : { unit: row.unit, units: entryUnits(row.units).slice(0, unitKeysMax) };
};

/** How much: one touch logs a usual amount; the keys write any other, counted or weighed with its container. */
export const HowMuch = ({ log }: { readonly log: WasteLog }) => {
  const { row, form, set } = log;
  const locale = useLocale();
  const isReady = row !== undefined || form.kind !== 'STOCK_ITEM';
  const { unit, units } = unitsOf(row, form);
  const what = row ? nameIn(row.item, locale) : form.made?.name;
  const type = (text: string) => set({ text });
  const withUnit = (text: string, one: UnitCode) => typeUnit({ text, caret: text.length }, typedUnit(one, locale)).text;
  // More than the chosen lot holds is written and not logged yet, so that where the rest comes from is read before.
  const touch = (text: string) => (isBeyondLot(log, text) ? type(text) : void log.log(text));
  return (
    <section aria-labelledby="waste-amount" className="flex flex-col gap-3">
      <h2 id="waste-amount" className="flex scroll-mt-28 items-baseline justify-between text-heading">
        {what === undefined ? m.waste_how_much() : m.waste_how_much_of({ what })}
        <span className="text-small font-normal text-ink-2">
          {isReady ? m.waste_a_touch_logs({ reason: reasonWord(form.reason) }) : m.waste_what_first()}
        </span>
      </h2>
      {row && (
        <Segment
          label={m.waste_measured()}
          value={form.isWeighed ? 'weighed' : 'counted'}
          onChange={(value) => set({ isWeighed: value === 'weighed', text: '' })}
          options={[
            { value: 'counted', label: m.waste_counted() },
            { value: 'weighed', label: m.waste_weighed() },
          ]}
        />
      )}
      {form.isWeighed && <Containers log={log} />}
      <div className="grid grid-cols-3 gap-2">
        <AllOfLot log={log} />
        <QuickAmounts log={log} unit={unit} isReady={isReady} onTouch={touch} />
      </div>
      <TextField
        label={m.waste_another_amount()}
        inputMode="decimal"
        autoComplete="off"
        lang={locale}
        value={form.text}
        error={log.problem === undefined ? undefined : { message: log.problem }}
        onChange={(event) => type(event.target.value)}
      />
      <BeyondBooks log={log} />
      <Keypad
        units={units.map((one) => ({ id: one, label: unitWord(one, 1) }))}
        litUnitId={units.find((one) => form.text.trim().endsWith(` ${typedUnit(one, locale)}`))}
        onUnit={(id) => type(withUnit(form.text, units.find((one) => one === id) ?? unit))}
        onKey={(key) => type(key === '+' ? `${form.text} + ` : form.text + key)}
        onDelete={() => type(form.text.replace(/(?:\s*\+\s*|\s*\p{L}+\s*|.)$/u, ''))}
      >
        <Button kind="primary" size="thumb" disabled={!isReady} onClick={() => void log.log(form.text)}>
          {isAmount(form, row) ? m.waste_log_amount({ amount: form.text.trim() }) : m.waste_log()}
        </Button>
      </Keypad>
      <LogDetails log={log} />
    </section>
  );
};

const lotOf = ({ lots, form }: WasteLog) => lots.find(({ id }) => id === form.lotId);

const isBeyondLot = (log: WasteLog, text: string): boolean => {
  const [lot, amount] = [lotOf(log), log.amountOf(text)];
  return lot !== undefined && amount !== null && beyondLot(amount, quantity(lot.onHand)) > 0n;
};

/** That the chosen lot, or all there is of the item, does not hold what is written, as long as it is written. */
const BeyondBooks = ({ log }: { readonly log: WasteLog }) => {
  const { row, form } = log;
  const [lot, amount] = [lotOf(log), form.text.trim() === '' ? null : log.amountOf(form.text)];
  if (!row || amount === null) return null;
  if (amount > row.onHand)
    return <StatusLine status="soon">{m.waste_beyond_on_hand({ quantity: quantityText(row.units, row.onHand) })}</StatusLine>;
  return lot ? <LotHoldsLess row={row} lot={lot} taken={amount} /> : null;
};

/** Of a lot that was chosen most often all that is left goes: one touch. */
const AllOfLot = ({ log: { row, lots, form, log } }: { readonly log: WasteLog }) => {
  const lot = lots.find(({ id }) => id === form.lotId);
  if (!row || !lot || form.isWeighed) return null;
  return (
    <button
      type="button"
      onClick={() => void log(`${lot.onHand} ${row.units.baseUnit}`)}
      className={`${tileClass} col-span-3 items-center text-heading`}
    >
      {m.waste_all_of_lot({ quantity: quantityText(row.units, quantity(lot.onHand)) })}
    </button>
  );
};

/** What it stood in; its weight is taken off. */
const Containers = ({ log: { containers, form, set } }: { readonly log: WasteLog }) => (
  <div className="flex flex-wrap gap-2">
    {[{ id: null, name: m.waste_no_container(), tareG: '0' }, ...containers].map(({ id, name, tareG }) => (
      <button
        key={id ?? ''}
        type="button"
        aria-pressed={id === form.containerId}
        onClick={() => set({ containerId: id, tareG })}
        className={`${tileClass} min-h-11`}
      >
        {id === null ? name : m.waste_container_tare({ name, grams: shownNumber(Number(quantity(tareG)) / 1e6) })}
      </button>
    ))}
  </div>
);
