import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { isoDayAt, weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import { nameIn, quantityText, shownNumber } from '../../../inventory/web/parts.ts';
import type { PlannedItem, PurchasePlan } from '../../contract/offer.contract.ts';
import { purchasingRefusalWords } from '../show/purchasing-failure.ts';
import { Unread } from '../../../../ui/unread.tsx';

/** @unit days ahead that are offered first: a delivery comes within them */
const daysAhead = 2;
const dayMs = 86_400_000;

/** To par, or for what is expected to be sold until a day; the address says which. */
export const FillBasis = ({ until }: { readonly until: string | undefined }) => {
  const navigate = useNavigate();
  const { timeZone } = useWall();
  const show = (day: string | undefined) =>
    void navigate({ to: '/purchase/fill', search: day === undefined ? {} : { until: day }, replace: true });
  return (
    <div className="flex flex-col items-start gap-4">
      <Segment
        label={m.purchasing_fill_by()}
        value={until === undefined ? 'PAR' : 'SALES'}
        onChange={(basis) => show(basis === 'PAR' ? undefined : isoDayAt(new Date(Date.now() + daysAhead * dayMs), timeZone))}
        options={[
          { value: 'PAR', label: m.purchasing_fill_to_par() },
          { value: 'SALES', label: m.purchasing_fill_for_sales() },
        ]}
      />
      {until !== undefined && <DayField label={m.purchasing_plan_until()} value={until} onChange={(day) => day !== '' && show(day)} />}
    </div>
  );
};

type Query = Parameters<typeof Unread>[0]['query'];

/** A day that nobody can plan for is said as such. */
export const PlanUnread = ({ query }: { readonly query: Query & { readonly error: unknown } }) => {
  const failure = query.isError ? readFailure(query.error) : undefined;
  const words = failure?.kind === 'refusal' ? purchasingRefusalWords(failure.code, failure.data) : undefined;
  return words === undefined ? <Unread query={query} /> : <Banner status="soon" title={words} />;
};

/** What nobody can say of the days to come. */
export const PlanUnsaid = ({ plan }: { readonly plan: PurchasePlan }) => {
  const locale = useLocale();
  const names = (named: PurchasePlan['unknown']) => named.map((one) => nameIn(one, locale)).join(m.ui_comma());
  return (
    <>
      {plan.unknown.length > 0 && <Banner status="soon" title={m.purchasing_plan_unknown({ names: names(plan.unknown) })} />}
      {plan.withoutRecipe.length > 0 && (
        <Banner status="soon" title={m.purchasing_plan_without_recipe({ names: names(plan.withoutRecipe) })} />
      )}
      {plan.unconverted.length > 0 && <Banner status="soon" title={m.purchasing_plan_unconverted({ names: names(plan.unconverted) })} />}
    </>
  );
};

type PlanReasonProps = { readonly plan: PurchasePlan; readonly units: ItemUnits; readonly itemId: string };

/** Where a line comes from, and what that rests on: "12 kg for 80 doro wat (4 × Saturday), 3 kg par". */
export const PlanReason = ({ plan, units, itemId }: PlanReasonProps) => {
  const locale = useLocale();
  const item = plan.items.find(({ id }) => id === itemId);
  if (!item) return null;
  const parts = item.dishes.map((dish) =>
    m.purchasing_plan_for_dish({
      quantity: quantityText(units, quantity(dish.quantity)),
      portions: shownNumber(Number(dish.portions)),
      name: nameIn(dish, locale),
      basis: dish.isPlanned ? m.purchasing_plan_basis_planned() : basisText(dish.restsOn, plan, locale),
    }),
  );
  const par = item.par === null ? [] : [m.purchasing_plan_par({ quantity: quantityText(units, quantity(item.par)) })];
  return <p className="text-small text-ink-2">{[...parts, ...par].join(m.ui_comma())}</p>;
};

const basisText = ({ min, max }: PlannedItem['dishes'][number]['restsOn'], { from, until }: PurchasePlan, locale: 'en' | 'am'): string => {
  if (from === until) return m.purchasing_plan_basis_day({ days: max, weekday: weekdayText(from, 'long', locale) });
  return min === max ? m.purchasing_plan_basis_days({ days: max }) : m.purchasing_plan_basis_span({ min, max });
};
