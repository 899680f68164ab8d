import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { ModifierGroup } from '../../contract/fields.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import type { MenuClient } from '../menu-client.ts';
import { useRecipes } from '../menu-queries.ts';
import { useTell } from '../use-tell.ts';
import { type Effect, type GroupForm, groupFormOf, type ModifierForm, newModifier, readGroupForm } from './group-form.ts';

const send = (client: MenuClient) => client.saveModifierGroup;

export type GroupSheetProps = { readonly group: ModifierGroup | null; readonly onClose: () => void };

/** Choices that belong together: how many may be chosen, what each costs, and what it does to stock. */
export const GroupSheet = ({ group, onClose }: GroupSheetProps) => {
  const locale = useLocale();
  const { tell, isTelling } = useTell();
  const [groupId] = useState(() => group?.id ?? newId());
  const [form, setForm] = useState<GroupForm>(() => groupFormOf(group));
  const said = readGroupForm(form);
  const { errorAt, send: sendForm } = useFaults({ group: said === null && m.menu_group_wrong() });
  const keep = async (isArchived: boolean) => {
    if (!said) return;
    if ((await tell(send, { groupId, baseVersion: group?.version ?? null, isArchived, ...said })) === null) onClose();
  };
  const setModifier = (id: string, change: Partial<ModifierForm>) =>
    setForm({ ...form, modifiers: form.modifiers.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  const text = (field: 'name' | 'nameLocal' | 'min' | 'max') => ({
    value: form[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setForm({ ...form, [field]: target.value }),
  });
  const busyLabel = isTelling ? m.menu_saving() : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={group ? m.menu_change_named({ name: nameIn(group, locale) }) : m.menu_add_group()}
      actions={
        <>
          <Button kind="primary" busyLabel={busyLabel} onClick={() => sendForm(() => keep(false))}>
            {m.menu_save()}
          </Button>
          {group && (
            <Button kind="quiet" busyLabel={busyLabel} onClick={() => sendForm(() => keep(true))}>
              {m.menu_archive()}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {errorAt('group') && <Banner status="wrong" title={m.menu_group_wrong()} />}
        <TextField label={m.menu_name()} {...text('name')} />
        <TextField label={m.menu_name_local()} lang="am" {...text('nameLocal')} />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField label={m.menu_choose_min()} inputMode="numeric" {...text('min')} />
          <TextField label={m.menu_choose_max()} hint={m.menu_choose_max_hint()} inputMode="numeric" {...text('max')} />
        </div>
        <ul className="flex flex-col">
          {form.modifiers.map((modifier) => (
            <ModifierFields
              key={modifier.id}
              modifier={modifier}
              onChange={(change) => setModifier(modifier.id, change)}
              onRemove={() => setForm({ ...form, modifiers: form.modifiers.filter(({ id }) => id !== modifier.id) })}
            />
          ))}
        </ul>
        {form.modifiers.length < menuLimits.modifiersPerGroupMax && (
          <Button className="self-start" onClick={() => setForm({ ...form, modifiers: [...form.modifiers, newModifier()] })}>
            {m.menu_add_choice()}
          </Button>
        )}
      </div>
    </Sheet>
  );
};

const effects: readonly Effect[] = ['UNMAPPED', 'NONE', 'TAKES', 'LEAVES_OUT'];

const effectWords: Readonly<Record<Effect, () => string>> = {
  UNMAPPED: m.menu_effect_unmapped,
  NONE: m.menu_effect_none,
  TAKES: () => m.menu_effect_takes({ name: '…' }),
  LEAVES_OUT: () => m.menu_effect_leaves_out({ name: '…' }),
};

type ModifierFieldsProps = {
  readonly modifier: ModifierForm;
  readonly onChange: (change: Partial<ModifierForm>) => void;
  readonly onRemove: () => void;
};

const ModifierFields = ({ modifier, onChange, onRemove }: ModifierFieldsProps) => {
  const locale = useLocale();
  const recipes = useRecipes().data?.recipes ?? [];
  const isOfRecipe = modifier.effect === 'TAKES' || modifier.effect === 'LEAVES_OUT';
  return (
    <li className="grid grid-cols-2 items-start gap-3 border-t border-line py-4">
      <TextField label={m.menu_choice()} value={modifier.name} onChange={({ target }) => onChange({ name: target.value })} />
      <TextField
        label={m.menu_name_local()}
        lang="am"
        value={modifier.nameLocal}
        onChange={({ target }) => onChange({ nameLocal: target.value })}
      />
      <TextField
        label={m.menu_price_delta()}
        inputMode="decimal"
        placeholder="0.00"
        value={modifier.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <SelectField
        label={m.menu_effect()}
        value={modifier.effect}
        options={effects.map((effect) => ({ value: effect, label: effectWords[effect]() }))}
        onChange={({ target }) => onChange({ effect: effects.find((effect) => effect === target.value) ?? 'UNMAPPED' })}
      />
      {isOfRecipe && (
        <SelectField
          label={m.menu_recipe()}
          value={modifier.recipeId}
          options={[{ value: '', label: m.menu_none() }, ...recipes.map((one) => ({ value: one.id, label: nameIn(one, locale) }))]}
          onChange={({ target }) => onChange({ recipeId: target.value })}
        />
      )}
      <IconButton
        label={m.menu_remove_named({ name: nameIn({ ...modifier, nameLocal: modifier.nameLocal || null }, locale) })}
        className="self-end"
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
};
