import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { minorUnits } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Dish } from '../../contract/fields.ts';
import type { DishStep } from '../../rules/dish-state.ts';
import { vatWithin } from '../../rules/food-cost.ts';
import { channels } from '../../rules/menu-limits.ts';
import type { MenuClient, WholeMenu } from '../menu-client.ts';
import { useMenu, useRecipes } from '../menu-queries.ts';
import { AllergenTable } from '../show/allergen-table.tsx';
import { FoodCost } from '../show/food-cost.tsx';
import { knownOfPortion, portionCostWords } from '../show/known-cost.ts';
import { amountText, shareText } from '../show/money-text.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useTell } from '../use-tell.ts';
import { availabilityText } from './availability-text.ts';
import { DishStanding } from './dish-line.tsx';
import { channelWord } from './dish-words.ts';
import { FollowStock } from './follow-stock.tsx';
import { LabelButton } from './label-button.tsx';
import { PauseSwitch } from './pause-switch.tsx';

/** A dish with everything that is known of it. */
export const DishScreen = () => {
  const { dishId } = useParams({ strict: false });
  const { menu, query } = useMenu();
  const dish = menu?.dishes.find(({ id }) => id === dishId);
  if (!menu) return <Unread query={query} />;
  return dish ? <OneDish dish={dish} menu={menu} /> : <Banner status="may-not" title={m.menu_not_here()} />;
};

type OneDishProps = { readonly dish: Dish; readonly menu: WholeMenu };

const OneDish = ({ dish, menu }: OneDishProps) => {
  const [wall, locale] = [useWall(), useLocale()];
  const mayEdit = useCan('menu.edit');
  const description = locale === 'am' ? (dish.descriptionLocal ?? dish.description) : dish.description;
  const groups = menu.groups.filter(({ id }) => dish.groupIds.includes(id));
  return (
    <article className="flex max-w-[52rem] flex-col gap-6 pb-10">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-title">{nameIn(dish, locale)}</h1>
          <p className="text-body text-ink-2">{locale === 'am' ? dish.name : dish.nameLocal}</p>
          <span className="flex flex-wrap gap-2">
            <DishStanding dish={dish} />
            {dish.isFasting === true && <Tag status="good">{m.menu_fasting_food()}</Tag>}
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <PauseSwitch dish={dish} />
          <LabelButton dish={dish} />
          {mayEdit && (
            <Link to="/menu/dishes/$dishId/edit" params={{ dishId: dish.id }} className={buttonClass('secondary')}>
              {m.menu_change()}
            </Link>
          )}
        </div>
      </header>
      {description && <p className="max-w-line text-body">{description}</p>}
      <dl className="grid gap-x-12 border-t border-line md:grid-cols-2">
        {channels.flatMap((channel) => {
          const minor = dish.prices[channel];
          return minor === undefined
            ? []
            : [
                <Fact key={channel} name={channelWord(channel)}>
                  {amountText(minor, dish.currency)}
                </Fact>,
              ];
        })}
        <CostFacts dish={dish} />
        <Fact name={m.menu_offered()}>{availabilityText(dish.availability, wall, locale)}</Fact>
        <RecipeFact recipeId={dish.recipeId} />
        {groups.length > 0 && <Fact name={m.menu_tab_choices()}>{groups.map((group) => nameIn(group, locale)).join(m.ui_comma())}</Fact>}
      </dl>
      <AllergenTable allergens={dish.allergens} verification={dish.verification} />
      {mayEdit && dish.recipeId !== null && dish.state !== 'RETIRED' && <FollowStock dish={dish} />}
      {mayEdit && <DishSteps dish={dish} />}
    </article>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
    <dt className="shrink-0 text-ink-2">{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

/** What it costs the house, for those who may see it; held against the price without VAT, which then stands there too. */
const CostFacts = ({ dish }: { readonly dish: Dish }) => {
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

const RecipeFact = ({ recipeId }: { readonly recipeId: string | null }) => {
  const locale = useLocale();
  const recipe = useRecipes().data?.recipes.find(({ id }) => id === recipeId);
  if (recipeId === null) return <Fact name={m.menu_recipe()}>{m.menu_none()}</Fact>;
  return (
    <Fact name={m.menu_recipe()}>
      <Link to="/menu/recipes/$recipeId" params={{ recipeId }} className="underline underline-offset-4 focus-ring">
        {recipe ? nameIn(recipe, locale) : m.menu_open_recipe()}
      </Link>
    </Fact>
  );
};

const send = (client: MenuClient) => client.moveDish;

type Move = Exclude<DishStep, 'PAUSE' | 'RESUME'>;

const DishSteps = ({ dish }: { readonly dish: Dish }) => {
  const { tell, isTelling } = useTell();
  const move = (step: Move) => void tell(send, { dishId: dish.id, baseVersion: dish.version, step });
  const busyLabel = isTelling ? m.menu_saving() : undefined;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      {dish.state === 'DRAFT' && (
        <Button kind="primary" busyLabel={busyLabel} onClick={() => move('PUBLISH')}>
          {m.menu_publish()}
        </Button>
      )}
      {dish.state === 'RETIRED' ? (
        <Button busyLabel={busyLabel} onClick={() => move('REVIVE')}>
          {m.menu_revive()}
        </Button>
      ) : (
        <Button kind="quiet" busyLabel={busyLabel} onClick={() => move('RETIRE')}>
          {m.menu_retire()}
        </Button>
      )}
    </div>
  );
};
