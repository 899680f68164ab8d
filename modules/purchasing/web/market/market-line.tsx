import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { entryUnits, nameIn, quantityText, stockRefusalWords, typedUnit, typeUnit, unitWord } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { UnitCode } from '../../../inventory/rules/unit.ts';
import type { MarketLine } from './market-form.ts';
import type { MarketPurchase } from './use-market.ts';

/** What sellers measure by at the market, and no item comes in. */
const marketMeasures: readonly UnitCode[] = ['medeb', 'kunna', 'tassa', 'bundle'];

const chipsMax = 7;

export type MarketLineFieldsProps = { readonly line: MarketLine; readonly purchase: MarketPurchase };

/** One thing that was bought: how much, by which measure and how much that holds, and what was paid for it. */
export const MarketLineFields = ({ line, purchase }: MarketLineFieldsProps) => {
  const locale = useLocale();
  const { currency } = useRestaurant();
  const { typed, item, read } = line;
  const name = nameIn(item, locale);
  const write = (change: Partial<typeof typed>) => purchase.write(typed.lineId, change);
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <p className="flex items-center justify-between gap-2 text-body font-medium">
        {name}
        <IconButton label={m.purchasing_market_remove({ name })} onClick={() => purchase.remove(typed.lineId)}>
          <Trash2 aria-hidden />
        </IconButton>
      </p>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          fieldClassName={purchase.seesCost ? '' : 'col-span-2'}
          label={m.purchasing_market_bought()}
          aria-label={m.purchasing_market_bought_of({ name })}
          autoComplete="off"
          value={typed.bought}
          error={read.wrong.includes('bought') ? { message: boughtProblem(line) } : undefined}
          onChange={({ target }) => write({ bought: target.value })}
        />
        {purchase.seesCost && (
          <TextField
            label={m.purchasing_market_paid()}
            aria-label={m.purchasing_market_paid_for({ name })}
            inputMode="decimal"
            autoComplete="off"
            trailing={currencySymbols[currency].symbol}
            value={typed.paid}
            error={read.wrong.includes('paid') ? { message: m.purchasing_number_wrong() } : undefined}
            onChange={({ target }) => write({ paid: target.value })}
          />
        )}
      </div>
      <Measures line={line} onPick={(bought) => write({ bought })} />
      <MeasureSize line={line} onChange={(measure) => write({ measure })} />
      {read.entry && <p className="text-small text-ink-2">= {quantityText(read.units, read.entry.base, largest(read.units.baseUnit))}</p>}
    </li>
  );
};

const largest = (baseUnit: 'g' | 'ml' | 'each'): UnitCode => (baseUnit === 'g' ? 'kg' : baseUnit === 'ml' ? 'l' : 'each');

const boughtProblem = ({ read: { refusal } }: MarketLine): string =>
  (refusal && stockRefusalWords({ ...refusal } as never)) || m.purchasing_number_wrong();

/** The measures by a touch: the number stays, its unit is the one that was touched. */
const Measures = ({ line: { typed, read }, onPick }: { readonly line: MarketLine; readonly onPick: (bought: string) => void }) => {
  const locale = useLocale();
  const units = [...new Set([...entryUnits(read.units), ...marketMeasures])].slice(0, chipsMax);
  const current = read.entry?.parts.at(-1)?.unit ?? read.asked?.unit;
  return (
    <div className="flex flex-wrap gap-2">
      {units.map((unit) => (
        <Chip
          key={unit}
          pressed={unit === current}
          onPress={() => {
            const text = typed.bought.trim() === '' ? '1' : typed.bought.trim();
            onPick(typeUnit({ text, caret: text.length }, typedUnit(unit, locale)).text);
          }}
        >
          {unitWord(unit, 1)}
        </Chip>
      ))}
    </div>
  );
};

type MeasureSizeProps = { readonly line: MarketLine; readonly onChange: (measure: string) => void };

/** How much one of the seller's measures holds: asked for where nobody has said, and else open to be said anew. */
const MeasureSize = ({ line: { typed, read, item }, onChange }: MeasureSizeProps) => {
  if (read.asked === null) return null;
  const { unit, known } = read.asked;
  const hint = known === null ? m.purchasing_market_measure_hint() : m.purchasing_market_measure_known({ amount: known });
  return (
    <TextField
      label={m.purchasing_market_measure({ unit: unitWord(unit, 1) })}
      hint={item.units.baseUnit === 'each' ? undefined : hint}
      autoComplete="off"
      value={typed.measure}
      error={read.wrong.includes('measure') ? { message: m.purchasing_number_wrong() } : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
