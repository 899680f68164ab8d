import { useDeferredValue, useMemo, useState } from 'react';

import { useDraftKeys } from '../../../../platform/web/drafts/draft-place.tsx';
import { useOfferedKey } from '../../../../platform/web/drafts/offered-form.ts';
import { findItems } from '../list/find-stock.ts';
import { countForm } from './count-form.ts';
import type { CountSearch } from './count-search.ts';
import { groupBy } from './group-by.ts';
import type { CountRow } from './use-count-rows.ts';

/** Stands for the area of what lies nowhere in particular. */
export const nowhere = 'none';

const areaOf = ({ spot }: CountRow): string => spot.storageAreaId ?? nowhere;

/** Where somebody is on the walk: one area of it, or what they look for in all of them, and the place whose keys are open. */
export const useWalk = (countId: string, rows: readonly CountRow[], asked: CountSearch) => {
  const [query, setQuery] = useState('');
  const [openAt, setOpenAt] = useState(() => placeOf(rows, asked)?.spot.position);
  const offeredAt = useOfferedAt(countId, rows);
  if (offeredAt !== undefined && offeredAt !== openAt) setOpenAt(offeredAt);
  const areas = useMemo(() => [...groupBy(rows, areaOf)], [rows]);
  const areaId = areas.some(([id]) => id === asked.area) ? asked.area : areas[0]?.[0];
  const sought = useDeferredValue(query.trim());
  const shown = useMemo(
    () => (sought === '' ? rows.filter((row) => areaOf(row) === areaId) : rowsFound(rows, sought)),
    [rows, areaId, sought],
  );
  const moveOn = (from: CountRow) => {
    const behind = shown.slice(shown.indexOf(from) + 1);
    setQuery('');
    setOpenAt(behind.find(({ isDone }) => !isDone)?.spot.position);
  };
  /** Opens the keys of an item that was found by its code: at the shelf where somebody stands, else where it is still open. */
  const openItem = (itemId: string, barcode: string): boolean => {
    const found = placeOf(rows, { area: areaId, item: itemId });
    if (!found) return false;
    setQuery(barcode);
    setOpenAt(found.spot.position);
    return true;
  };
  const open = openAt === undefined ? undefined : rows.find(({ spot }) => spot.position === openAt);
  return { areas, areaId, query, setQuery, sought, shown, open, setOpenAt, openItem, moveOn };
};

type Sought = { readonly area?: string | undefined; readonly item?: string | undefined };

/** Where an item is counted: in the area that is walked, else where it is still open. */
const placeOf = (rows: readonly CountRow[], { area, item }: Sought): CountRow | undefined => {
  const spots = rows.filter(({ spot }) => spot.itemId === item);
  return spots.find((row) => areaOf(row) === area) ?? spots.find(({ isDone }) => !isDone) ?? spots[0];
};

/** Where an entry was refused that is to be put right. */
const useOfferedAt = (countId: string, rows: readonly CountRow[]): number | undefined => {
  const offered = useOfferedKey();
  const keyOf = useDraftKeys();
  return offered === '' ? undefined : rows.find((row) => keyOf(countForm(countId, row)) === offered)?.spot.position;
};

const rowsFound = (rows: readonly CountRow[], sought: string): readonly CountRow[] => {
  const items = rows.map(({ row }) => row.item);
  const found = new Set(findItems(items, sought).map(({ id }) => id));
  return rows.filter(({ spot }) => found.has(spot.itemId));
};
