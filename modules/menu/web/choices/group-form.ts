import { newId } from '../../../../platform/web/new-command.ts';
import type { ModifierGroup } from '../../contract/fields.ts';
import { readAmount, typedAmount } from '../show/money-text.ts';

/** What a choice does to stock, as one answer. */
export type Effect = 'UNMAPPED' | 'NONE' | 'TAKES' | 'LEAVES_OUT';

/** A choice as it is typed. */
export type ModifierForm = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string;
  readonly price: string;
  readonly effect: Effect;
  readonly recipeId: string;
};

/** Choices that belong together, as they are typed. */
export type GroupForm = {
  readonly name: string;
  readonly nameLocal: string;
  readonly min: string;
  readonly max: string;
  readonly modifiers: readonly ModifierForm[];
};

export const newModifier = (): ModifierForm => ({ id: newId(), name: '', nameLocal: '', price: '', effect: 'UNMAPPED', recipeId: '' });

type Modifier = ModifierGroup['modifiers'][number];

const effectOf = ({ stockEffect, leavesOut }: Modifier): Effect =>
  stockEffect === 'RECIPE' ? (leavesOut ? 'LEAVES_OUT' : 'TAKES') : stockEffect;

/** Choices as they stand, to be changed; a new group begins with one. */
export const groupFormOf = (group: ModifierGroup | null): GroupForm => {
  if (group === null) return { name: '', nameLocal: '', min: '0', max: '', modifiers: [newModifier()] };
  return {
    name: group.name,
    nameLocal: group.nameLocal ?? '',
    min: String(group.chooseMin),
    max: group.chooseMax === null ? '' : String(group.chooseMax),
    modifiers: group.modifiers.map((modifier) => ({
      id: modifier.id,
      name: modifier.name,
      nameLocal: modifier.nameLocal ?? '',
      price: modifier.priceDeltaMinor === '0' ? '' : typedAmount(modifier.priceDeltaMinor),
      effect: effectOf(modifier),
      recipeId: modifier.recipeId ?? '',
    })),
  };
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const readModifier = ({ id, name, nameLocal, price, effect, recipeId }: ModifierForm): Modifier | null => {
  const delta = price.trim() === '' ? 0n : readAmount(price);
  const isOfRecipe = effect === 'TAKES' || effect === 'LEAVES_OUT';
  if (name.trim() === '' || delta === undefined || (isOfRecipe && recipeId === '')) return null;
  return {
    id,
    name: name.trim(),
    nameLocal: orNull(nameLocal),
    priceDeltaMinor: delta.toString(),
    stockEffect: isOfRecipe ? 'RECIPE' : effect,
    recipeId: isOfRecipe ? recipeId : null,
    leavesOut: effect === 'LEAVES_OUT',
  };
};

/** What the form comes to; null while something in it is not understood. A choice that nothing was typed of is left out. */
export const readGroupForm = (form: GroupForm): Omit<ModifierGroup, 'id' | 'version'> | null => {
  const typed = form.modifiers.filter(({ name, price }) => name.trim() !== '' || price.trim() !== '').map(readModifier);
  const modifiers = typed.filter((one) => one !== null);
  const [chooseMin, chooseMax] = [Number(form.min || '0'), form.max.trim() === '' ? null : Number(form.max)];
  const isWhole = [chooseMin, chooseMax ?? 1].every((bound) => Number.isInteger(bound) && bound >= 0);
  if (form.name.trim() === '' || modifiers.length < typed.length || !isWhole || chooseMax === 0) return null;
  return { name: form.name.trim(), nameLocal: orNull(form.nameLocal), chooseMin, chooseMax, modifiers };
};
