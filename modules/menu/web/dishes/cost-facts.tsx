import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { minorUnits } from '../../../../kit/money.ts';
import type { Dish } from '../../contract/fields.ts';
import { vatWithin } from '../../rules/food-cost.ts';
import { channels } from '../../rules/menu-limits.ts';
import { FoodCost } from '../show/food-cost.tsx';
import { knownOfPortion, portionCostWords } from '../show/known-cost.ts';
import { amountText, shareText } from '../show/money-text.ts';

/** Something that is known of a dish, beside its name. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
    <dt className="shrink-0 text-ink-2">{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

/** What it costs the house, for those who may see it; held against the price without VAT, which then stands there too. */
export const CostFacts = ({ dish }: { readonly dish: Dish }) => {
  const { margin, targetFoodCostShare, currency } = dish;
  if (margin === null || margin.cost === null) return null;
  const known = knownOfPortion(margin.cost);
  const left = amountText(margin.marginMinor, currency);
  const gross = channels.flatMap((channel) => dish.prices[channel] ?? [])[0];
  const vat = gross === undefined ? 0n : vatWithin({ grossMinor: minorUnits(gross), vatRate: dish.vatRate });
  return (
    <>
      {gross !== undefined && vat !== 0n && (
        <Fact name={m.menu_price_without_vat()}>{amountText(String(minorUnits(gross) - vat), currency)}</Fact>
      )}
      <Fact name={m.menu_cost_of_portion()}>{portionCostWords(margin.cost)}</Fact>
      <Fact name={m.menu_food_cost()}>
        <FoodCost dish={dish} />
        {targetFoodCostShare !== null && <span className="text-ink-2"> {m.menu_of_target({ share: shareText(targetFoodCostShare) })}</span>}
      </Fact>
      {known !== 'NONE' && <Fact name={m.menu_margin()}>{known === 'ALL' ? left : m.menu_at_most({ figure: left })}</Fact>}
    </>
  );
};
