import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { unitCost } from '../../../../kit/unit-cost.ts';
import { itemUnitsFromWire } from '../../contract/from-wire.ts';
import { shownAmount, shownCost } from '../show/show-cost.ts';
import { changeText, quantityText } from '../show/show-quantity.ts';
import { kindWord } from '../words/kind-word.ts';
import { tourWords } from './tour-words.ts';
import type { ShownTour } from './use-tour.ts';

type Level = ShownTour['level'];

const useFigures = (tour: ShownTour) => {
  const units = itemUnitsFromWire(tour.units);
  return {
    amount: (base: string) => quantityText(units, quantity(base), 'kg'),
    change: (base: string) => changeText(units, quantity(base)),
    money: (minor: string | null) => shownAmount(minor, tour.currency),
    kilogram: ({ averageCost }: Level) =>
      shownCost(averageCost === null ? null : unitCost(averageCost), { units, unit: 'kg' }, tour.currency),
  };
};

/** What lies on the shelf now, and what the books make of it. */
export const TourShelf = ({ tour }: { readonly tour: ShownTour }) => {
  const { amount, money, kilogram } = useFigures(tour);
  const figures = [
    [m.inventory_tour_on_hand(), amount(tour.level.onHand)],
    [m.inventory_tour_worth(), money(tour.level.valueMinor)],
    [m.inventory_tour_average(), kilogram(tour.level)],
  ] as const;
  return (
    <section aria-live="polite">
      <h2 className="text-heading">{m.inventory_tour_shelf()}</h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 pt-2">
        {figures.map(([what, figure]) => (
          <div key={what}>
            <dt className="text-small text-ink-2">{what}</dt>
            <dd className="text-title tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** What each step that was taken changed. */
export const TourChanges = ({ tour }: { readonly tour: ShownTour }) => {
  const { amount, change, money, kilogram } = useFigures(tour);
  const changesOf = ({ before, after }: ShownTour['taken'][number]) =>
    [
      { what: m.inventory_tour_on_hand(), before: amount(before.onHand), after: amount(after.onHand) },
      { what: m.inventory_tour_worth(), before: money(before.valueMinor), after: money(after.valueMinor) },
      { what: m.inventory_tour_average(), before: kilogram(before), after: kilogram(after) },
    ].filter((one) => one.before !== one.after);
  const { variance } = tour;
  const moved = tour.taken.filter(({ step }) => step !== 'LOOK');
  if (moved.length === 0) return null;
  return (
    <section>
      <h2 className="text-heading">{m.inventory_tour_changed()}</h2>
      <ol className="flex flex-col gap-2 pt-2">
        {moved.map((taken) => (
          <li key={taken.step}>
            <h3 className="text-body font-medium">{tourWords[taken.step].title()}</h3>
            <ul className="text-small text-ink-2">
              {changesOf(taken).map((one) => (
                <li key={one.what}>{m.inventory_tour_change(one)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {variance && (
        <p className="max-w-line pt-3 text-body">
          <b className="font-semibold">{m.inventory_tour_variance()}</b>{' '}
          {m.inventory_tour_variance_text({
            counted: amount(variance.counted),
            expected: amount(variance.expected),
            difference: change(variance.difference),
            value: money(variance.valueMinor),
          })}
        </p>
      )}
    </section>
  );
};

/** Every row that the tour wrote, as any ledger shows it. */
export const TourLedger = ({ tour }: { readonly tour: ShownTour }) => {
  const { amount, change, money } = useFigures(tour);
  return (
    <section>
      <h2 className="text-heading">{m.inventory_tour_ledger()}</h2>
      <table className="w-full max-w-[40rem] text-small">
        <thead>
          <tr className="text-left text-ink-2">
            <th className="py-2 font-normal">{m.inventory_tour_ledger_kind()}</th>
            <th className="text-right font-normal">{m.inventory_tour_ledger_quantity()}</th>
            <th className="text-right font-normal">{m.inventory_tour_ledger_value()}</th>
            <th className="text-right font-normal">{m.inventory_tour_ledger_left()}</th>
          </tr>
        </thead>
        <tbody>
          {tour.rows.map((row) => (
            <tr key={row.id} className="border-t border-line">
              <td className="py-2">{kindWord(row.kind)}</td>
              <td className="text-right tabular-nums">{change(row.quantity)}</td>
              <td className="text-right tabular-nums">{money(row.valueMinor)}</td>
              <td className="text-right tabular-nums">{amount(row.balanceAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
