import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { channels, menuLimits } from '../../rules/menu-limits.ts';
import type { WholeMenu } from '../menu-client.ts';
import { useRecipes } from '../menu-queries.ts';
import type { DishForm, DishProblem } from './dish-form.ts';
import { channelWord } from './dish-words.ts';

/** A dish in the making, as its fields see it. */
export type DishFormState = {
  readonly form: DishForm;
  readonly set: (change: Partial<DishForm>) => void;
  /** What is wrong with a field, once somebody has tried to keep it. */
  readonly errorAt: (field: DishProblem) => FieldError | undefined;
};

const { nameLengthMax, noteLengthMax } = menuLimits;

/** What it is called, where it stands, and what it is made of. */
export const DishFields = ({ state: { form, set, errorAt }, menu }: { readonly state: DishFormState; readonly menu: WholeMenu }) => {
  const locale = useLocale();
  const recipes = useRecipes().data?.recipes ?? [];
  const none = { value: '', label: m.menu_none() };
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label={m.menu_name()}
          maxLength={nameLengthMax}
          value={form.name}
          error={errorAt('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={m.menu_name_local()}
          lang="am"
          maxLength={nameLengthMax}
          value={form.nameLocal}
          onChange={({ target }) => set({ nameLocal: target.value })}
        />
        <TextField
          label={m.menu_description()}
          maxLength={noteLengthMax}
          value={form.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        <TextField
          label={m.menu_description_local()}
          lang="am"
          maxLength={noteLengthMax}
          value={form.descriptionLocal}
          onChange={({ target }) => set({ descriptionLocal: target.value })}
        />
        <SelectField
          label={m.menu_heading()}
          value={form.categoryId}
          options={[none, ...menu.categories.map((one) => ({ value: one.id, label: nameIn(one, locale) }))]}
          onChange={({ target }) => set({ categoryId: target.value })}
        />
        <SelectField
          label={m.menu_recipe()}
          hint={m.menu_recipe_hint()}
          value={form.recipeId}
          options={[
            none,
            ...recipes.filter(({ kind }) => kind !== 'MODIFIER').map((one) => ({ value: one.id, label: nameIn(one, locale) })),
          ]}
          onChange={({ target }) => set({ recipeId: target.value })}
        />
      </div>
    </>
  );
};

/** What it is sold for, and what it should cost. */
export const PriceFields = ({ state: { form, set, errorAt } }: { readonly state: DishFormState }) => {
  const { symbol } = currencySymbols[useRestaurant().currency];
  return (
    <fieldset className="grid items-start gap-5 md:grid-cols-3">
      <legend className="pb-1.5 text-heading">{m.menu_prices()}</legend>
      {channels.map((channel) => (
        <TextField
          key={channel}
          label={channelWord(channel)}
          inputMode="decimal"
          trailing={symbol}
          value={form.prices[channel]}
          error={errorAt(`price-${channel}`)}
          onChange={({ target }) => set({ prices: { ...form.prices, [channel]: target.value } })}
        />
      ))}
      <TextField
        label={m.menu_vat()}
        hint={m.menu_vat_hint()}
        inputMode="decimal"
        trailing="%"
        value={form.vat}
        error={errorAt('vat')}
        onChange={({ target }) => set({ vat: target.value })}
      />
      <TextField
        label={m.menu_target()}
        hint={m.menu_target_hint()}
        inputMode="decimal"
        trailing="%"
        value={form.target}
        error={errorAt('target')}
        onChange={({ target }) => set({ target: target.value })}
      />
    </fieldset>
  );
};
