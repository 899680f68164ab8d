import { createContext, useContext, useMemo } from 'react';

import type { Dish } from '../../../menu/contract/fields.ts';
import { useMenu } from '../../../menu/web/parts.ts';

/** So few portions of a dish that whoever sells or makes it must know. @unit portions */
export const fewPortions = 10;

/** What is left of a dish where that is little; null where enough is, or nobody counts it. */
export const fewLeftOf = ({ portionsLeft }: Pick<Dish, 'portionsLeft'>): number | null =>
  portionsLeft === null || portionsLeft > fewPortions ? null : portionsLeft;

const none: ReadonlyMap<string, number> = new Map();
const FewLeft = createContext(none);

/** Gives every ticket of a board what little is left of which dish. */
export const FewLeftProvider = FewLeft.Provider;

/** The dishes of which stock and preps make few portions more; the same answer while nothing in it changed. */
export const useFewLeft = (): ReadonlyMap<string, number> => {
  const { menu } = useMenu();
  const told = JSON.stringify(
    (menu?.dishes ?? []).flatMap((dish) => {
      const left = fewLeftOf(dish);
      return left === null ? [] : [[dish.id, left]];
    }),
  );
  return useMemo(() => new Map(JSON.parse(told) as [string, number][]), [told]);
};

/** What is left of the dish of a ticket's line, where that is little. */
export const useLeftOfDish = (dishId: string): number | null => useContext(FewLeft).get(dishId) ?? null;
