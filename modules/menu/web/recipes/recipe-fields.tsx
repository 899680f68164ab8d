import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { nameIn, useStock } from '../../../inventory/web/parts.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import { recipeKinds } from '../../rules/recipe.ts';
import type { RecipeForm, RecipeProblem } from './recipe-form.ts';
import { kindWord } from './recipe-words.ts';

export type RecipeFieldsProps = {
  readonly form: RecipeForm;
  readonly set: (change: Partial<RecipeForm>) => void;
  readonly errorAt: (field: RecipeProblem['at']) => FieldError | undefined;
};

/** What it is called and what one batch of it makes. */
export const RecipeFields = ({ form, set, errorAt }: RecipeFieldsProps) => {
  const figure = (field: 'yields' | 'portions' | 'par' | 'active' | 'passive') => ({
    value: form[field],
    autoComplete: 'off',
    error: errorAt(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ [field]: target.value }),
  });
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <TextField
        label={m.menu_name()}
        maxLength={menuLimits.nameLengthMax}
        value={form.name}
        error={errorAt('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={m.menu_name_local()}
        lang="am"
        maxLength={menuLimits.nameLengthMax}
        value={form.nameLocal}
        onChange={({ target }) => set({ nameLocal: target.value })}
      />
      <SelectField
        label={m.menu_what_it_is()}
        value={form.kind}
        options={recipeKinds.map((kind) => ({ value: kind, label: kindWord(kind) }))}
        onChange={({ target }) => set({ kind: recipeKinds.find((kind) => kind === target.value) ?? 'DISH' })}
      />
      {form.kind === 'PREP' && <KeptAs form={form} set={set} />}
      {form.kind === 'PREP' && <TextField label={m.menu_par()} hint={m.menu_par_hint()} inputMode="decimal" {...figure('par')} />}
      <TextField label={m.menu_yield()} hint={m.menu_yield_hint()} {...figure('yields')} />
      <TextField label={m.menu_portions()} hint={m.menu_portions_hint()} inputMode="decimal" {...figure('portions')} />
      <TextField label={m.menu_active_minutes()} inputMode="numeric" {...figure('active')} />
      <TextField label={m.menu_passive_minutes()} hint={m.menu_passive_hint()} inputMode="numeric" {...figure('passive')} />
    </div>
  );
};

/** The item that a prep is kept in stock as. */
const KeptAs = ({ form, set }: Pick<RecipeFieldsProps, 'form' | 'set'>) => {
  const locale = useLocale();
  const items = useStock().stock?.items.filter(({ isActive }) => isActive) ?? [];
  const named = items.map((item) => ({ value: item.id, label: nameIn(item, locale) }));
  return (
    <SelectField
      label={m.menu_kept_as()}
      hint={m.menu_kept_as_hint()}
      value={form.stockItemId}
      options={[{ value: '', label: m.menu_not_kept() }, ...named.toSorted((left, right) => left.label.localeCompare(right.label))]}
      onChange={({ target }) => set({ stockItemId: target.value })}
    />
  );
};
