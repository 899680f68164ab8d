import { Link, useParams } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { NotHere } from '../../../../ui/not-here.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Dish } from '../../contract/fields.ts';
import type { DishStep } from '../../rules/dish-state.ts';
import { channels } from '../../rules/menu-limits.ts';
import type { MenuClient, WholeMenu } from '../menu-client.ts';
import { useMenu, useRecipes } from '../menu-queries.ts';
import { AllergenTable } from '../show/allergen-table.tsx';
import { amountText } from '../show/money-text.ts';
import { ToDishes } from '../show/to-lists.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useTell } from '../use-tell.ts';
import { availabilityText } from './availability-text.ts';
import { CostFacts, Fact } from './cost-facts.tsx';
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
  return dish ? <OneDish dish={dish} menu={menu} /> : <NotHere list={<ToDishes />} />;
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
