import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { Dish } from '../../contract/fields.ts';
import { channels } from '../../rules/menu-limits.ts';
import { AllergenMarks } from '../show/allergen-marks.tsx';
import { FoodCost } from '../show/food-cost.tsx';
import { amountText } from '../show/money-text.ts';
import { PauseSwitch } from './pause-switch.tsx';

/** The price of the first channel that sells it. */
const priceOf = ({ prices, currency }: Dish): string => {
  const channel = channels.find((one) => prices[one] !== undefined);
  const minor = channel && prices[channel];
  return minor === undefined ? m.menu_without_price() : amountText(minor, currency);
};

/** A dish: what it costs the guest and the house, what is in it, and the way to take it off. */
export const DishLine = ({ dish }: { readonly dish: Dish }) => {
  const locale = useLocale();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_7rem_6rem_8.5rem]">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
        <Link
          to="/menu/dishes/$dishId"
          params={{ dishId: dish.id }}
          className={`text-body font-medium focus-ring hover:underline ${dish.state === 'PAUSED' ? 'text-ink-2 line-through' : ''}`}
        >
          {nameIn(dish, locale)}
        </Link>
        {dish.isFasting === true && <Tag status="good">{m.menu_fasting_food()}</Tag>}
        <DishStanding dish={dish} />
      </span>
      <span className="order-1 min-w-0 md:order-none">
        <AllergenMarks allergens={dish.allergens} verification={dish.verification} />
      </span>
      <span className="text-right">{priceOf(dish)}</span>
      <span className="order-3 text-small text-ink-2 md:order-none md:text-right">
        <FoodCost dish={dish} />
      </span>
      <span className="order-2 row-span-2 justify-self-end md:order-none md:row-span-1">
        <PauseSwitch dish={dish} />
      </span>
    </li>
  );
};

/** So few that whoever sells it must know. */
const few = 10;

const PortionsLeft = ({ left }: { readonly left: number | null }) =>
  left === null || left > few ? null : <Tag status="soon">{m.menu_portions_left({ count: left })}</Tag>;

/** Why a dish cannot be ordered; how few are left of one that can. */
export const DishStanding = ({ dish: { state, pause, portionsLeft } }: { readonly dish: Dish }) => {
  const { moment } = useWhen();
  if (state === 'DRAFT') return <Tag status="not-counted">{m.menu_filter_draft()}</Tag>;
  if (state === 'RETIRED') return <Tag status="not-counted">{m.menu_filter_retired()}</Tag>;
  if (pause === null) return <PortionsLeft left={portionsLeft} />;
  if (pause.source === 'STOCK') return <Tag status="wrong">{m.menu_out_of_stock()}</Tag>;
  const until = pause.until === null ? m.menu_off() : m.menu_off_until({ when: moment(pause.until) });
  return <Tag status="wrong">{pause.reason === null ? until : `${until} · ${pause.reason}`}</Tag>;
};
