import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { categoriesQuery, storageAreasQuery } from '../inventory-queries.ts';
import { nameIn } from '../show/item-name.ts';
import { useInventoryWorld, useStock } from './use-stock.ts';

/** Categories and storage areas, with those that only this device knows of behind them. */
export const usePlaces = () => {
  const world = useInventoryWorld();
  const { data: categories } = useQuery(categoriesQuery(world));
  const { data: storageAreas } = useQuery(storageAreasQuery(world));
  const { stock } = useStock();
  return useMemo(
    () => ({
      categories: withWaiting(categories ?? [], stock?.categories ?? []),
      storageAreas: withWaiting(storageAreas ?? [], stock?.storageAreas ?? []),
    }),
    [categories, storageAreas, stock?.categories, stock?.storageAreas],
  );
};

const withWaiting = <Place extends { readonly id: string }>(known: readonly Place[], waiting: readonly Place[]): readonly Place[] => [
  ...known,
  ...waiting.filter(({ id }) => known.every((place) => place.id !== id)),
];

/** Their names, by what an item says. */
export const usePlaceNames = () => {
  const locale = useLocale();
  const { categories, storageAreas } = usePlaces();
  return useMemo(() => {
    const areas = new Map(storageAreas.map((area) => [area.id, nameIn(area, locale)]));
    const headings = new Map(categories.map((category) => [category.id, nameIn(category, locale)]));
    return {
      areaNames: (ids: readonly string[]): string => ids.flatMap((id) => areas.get(id) ?? []).join(m.ui_comma()),
      categoryName: (id: string | null): string => (id === null ? '' : (headings.get(id) ?? '')),
    };
  }, [categories, storageAreas, locale]);
};

/** The places where stock stands, in the order of the walk. */
export const usePlaceList = () => usePlaces().storageAreas;
