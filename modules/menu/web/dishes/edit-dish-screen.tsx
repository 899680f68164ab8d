import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { NotHere } from '../../../../ui/not-here.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { Dish } from '../../contract/fields.ts';
import type { MenuClient, WholeMenu } from '../menu-client.ts';
import { useMenu } from '../menu-queries.ts';
import { ChangedMeanwhile } from '../show/changed-meanwhile.tsx';
import { ToDishes } from '../show/to-lists.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useKeptForm } from '../show/use-kept-form.ts';
import { useTell } from '../use-tell.ts';
import { DishFields, PriceFields } from './dish-fields.tsx';
import { dishFormOf, type DishProblem, emptyDishForm, readDishForm } from './dish-form.ts';
import { OfferFields } from './offer-fields.tsx';

/** A dish that is not there yet. */
export const NewDishScreen = () => {
  const { menu, query } = useMenu();
  const mayEdit = useCan('menu.edit');
  if (!mayEdit) return <Banner status="may-not" title={m.menu_cooks_only()} />;
  return menu ? <DishEditor menu={menu} dish={null} /> : <Unread query={query} />;
};

/** A dish, written over the version that was seen. */
export const EditDishScreen = () => {
  const { dishId } = useParams({ strict: false });
  const { menu, query } = useMenu();
  const mayEdit = useCan('menu.edit');
  const [round, setRound] = useState(0);
  const dish = menu?.dishes.find(({ id }) => id === dishId);
  if (!mayEdit) return <Banner status="may-not" title={m.menu_cooks_only()} />;
  if (!menu) return <Unread query={query} />;
  if (!dish) return <NotHere list={<ToDishes />} />;
  return <DishEditor key={round} menu={menu} dish={dish} onStartAgain={() => setRound(round + 1)} />;
};

const send = (client: MenuClient) => client.saveDish;

const faultWords: Readonly<Record<DishProblem, () => string>> = {
  name: m.menu_say_name,
  vat: m.menu_share_wrong,
  target: m.menu_share_wrong,
  minutes: m.menu_minutes_wrong,
  hours: m.menu_hours_wrong,
  'price-DINE_IN': m.menu_amount_wrong,
  'price-TAKEAWAY': m.menu_amount_wrong,
  'price-DELIVERY': m.menu_amount_wrong,
};

type DishEditorProps = { readonly menu: WholeMenu; readonly dish: Dish | null; readonly onStartAgain?: () => void };

/** The form of a dish, begun on what it is now, or on what was typed before a reload. */
const useDishForm = (dish: Dish | null) => {
  const { currency } = useRestaurant();
  const initial = dish ? dishFormOf(dish) : emptyDishForm(currency);
  return useKeptForm(`menu.dish.${dish?.id ?? 'new'}`, initial, dish?.version ?? null);
};

const DishEditor = ({ menu, dish, onStartAgain }: DishEditorProps) => {
  const navigate = useNavigate();
  const locale = useLocale();
  const { tell, isTelling } = useTell();
  const [newDishId] = useState(newId);
  const [isChanged, setIsChanged] = useState(false);
  const { form, set, baseVersion, forget } = useDishForm(dish);
  const { said, problems } = readDishForm(form);
  const dishId = dish?.id ?? newDishId;
  const leave = () => {
    forget();
    void navigate(dish ? { to: '/menu/dishes/$dishId', params: { dishId }, replace: true } : { to: '/menu', replace: true });
  };
  const { errorAt, submit } = useFaults<DishProblem>(Object.fromEntries(problems.map((field) => [field, faultWords[field]()])));
  const save = async () => {
    const refused = await tell(send, { dishId, baseVersion, ...said });
    if (refused === 'DISH_CHANGED') setIsChanged(true);
    if (refused !== null) return;
    forget();
    showToast({ title: m.menu_saved({ name: said.name }) });
    void navigate({ to: '/menu/dishes/$dishId', params: { dishId }, replace: true });
  };
  const state = { form, set, errorAt };
  return (
    <form noValidate onSubmit={submit(save)} className="flex max-w-[44rem] flex-col gap-6 pb-10">
      <h1 className="text-title">{dish ? m.menu_edit_named({ name: nameIn(dish, locale) }) : m.menu_add_dish()}</h1>
      {isChanged && onStartAgain && (
        <ChangedMeanwhile
          onStartAgain={() => {
            forget();
            onStartAgain();
          }}
        />
      )}
      <DishFields state={state} menu={menu} />
      <PriceFields state={state} />
      <OfferFields state={state} groups={menu.groups} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busyLabel={isTelling ? m.menu_saving() : undefined}>
          {m.menu_save()}
        </Button>
        <Button kind="quiet" onClick={leave}>
          {m.menu_cancel()}
        </Button>
      </div>
    </form>
  );
};
