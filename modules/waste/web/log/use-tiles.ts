import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { localTimeOf } from '../../../../kit/time/business-date.ts';
import { findItems, stockRow, useStock, type StockRow } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { usualEntries } from '../../rules/usual.ts';
import { useWasteWorld } from '../waste-client.ts';
import { helpQuery } from '../waste-queries.ts';
import { tilesMax, tilesOf } from './tiles-of.ts';

/**
 * The tiles to choose from: what is looked for, else what is likely meant. Which they are is settled once, when shelf and
 * habits are known or cannot be: none moves under a finger for what is logged or arrives later.
 */
export const useTiles = () => {
  const { timeZone } = useRestaurant();
  const { stock } = useStock();
  const { data: help, fetchStatus, failureCount } = useQuery(helpQuery(useWasteWorld()));
  const [search, setSearch] = useState('');
  const [openedAt] = useState(() => new Date());
  const usual = useMemo(() => usualEntries(help?.habits ?? [], localTimeOf(openedAt, timeZone).hour), [help, openedAt, timeZone]);
  const rows = useMemo(() => (stock?.items ?? []).filter(({ isActive }) => isActive).map(stockRow), [stock?.items]);
  const [settled, setSettled] = useState<readonly string[]>();
  if (!settled && stock && (help || fetchStatus !== 'fetching' || failureCount > 0))
    setSettled(tilesOf(rows, usual).map(({ item }) => item.id));
  const found = search.trim() === '' || !stock ? undefined : findItems(stock.items, search.trim(), tilesMax).map(stockRow);
  return {
    /** Undefined until there are tiles to show. */
    stock: settled && stock,
    search,
    setSearch,
    usual,
    /** The tiles; unless something is looked for, what is chosen is always among them. */
    tilesWith: (chosen: StockRow | undefined): readonly StockRow[] => {
      if (found) return found;
      const tiles = (settled ?? []).flatMap((id) => rows.find(({ item }) => item.id === id) ?? []);
      return !chosen || tiles.some(({ item }) => item.id === chosen.item.id) ? tiles : [chosen, ...tiles.slice(0, tilesMax - 1)];
    },
    containers: (help?.containers ?? []).filter(({ isActive }) => isActive),
  };
};
