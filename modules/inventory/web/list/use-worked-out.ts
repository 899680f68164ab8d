import { useEffect, useMemo, useState } from 'react';

import { atOnce, type Steps } from '../../../../kit/in-steps.ts';
import { betweenTasks } from '../../../../platform/web/between-tasks.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { attentionSteps } from './find-stock.ts';
import { figureSteps, type StockFigures, type ValueWorld } from './stock-figures.ts';
import { isFresh, stockRow, type StockRow } from './stock-row.ts';

/** All rows in their order, and the figures over them. */
export type WorkedOut = { readonly all: readonly StockRow[]; readonly figures: StockFigures };

/** Whose stock it is: what was worked out for one restaurant is never shown in another. */
export type StockWorld = ValueWorld & { readonly restaurantId: string };

/** @unit items whose rows are made in one go: two milliseconds here, eight on a cheap phone */
const stepItems = 500;

/** The order of a stock, for whoever comes back to its list: comparing names is dear. The figures are of their hour, and are not kept. */
const ordered = new WeakMap<readonly ShownItem[], readonly StockRow[]>();

const inOrder = function* (items: readonly ShownItem[]): Steps<readonly StockRow[]> {
  const known = ordered.get(items) ?? (yield* attentionSteps(items.map(stockRow), stepItems));
  ordered.set(items, known);
  return known;
};

/** Works a stock out, with a rest between what takes long. */
const workOut = function* (items: readonly ShownItem[], world: ValueWorld): Steps<WorkedOut> {
  for (let from = 0; from < items.length; from += stepItems) {
    for (const item of items.slice(from, from + stepItems)) stockRow(item);
    yield;
  }
  const all = yield* inOrder(items);
  yield;
  return { all, figures: yield* figureSteps(all, world, stepItems) };
};

/**
 * The stock worked out: at once where little of it is new, as after a movement; ten thousand new items between other tasks, so that
 * no touch waits for all of them. Until then what was there before stays; undefined where nothing was.
 */
export const useWorkedOut = (items: readonly ShownItem[] | undefined, world: StockWorld): WorkedOut | undefined => {
  const isLarge = useMemo(() => items !== undefined && items.filter(isFresh).length > stepItems, [items]);
  const now = useMemo(() => (items && !isLarge ? atOnce(workOut(items, world)) : undefined), [items, isLarge, world]);
  const [last, setLast] = useState<{ readonly world: StockWorld; readonly out: WorkedOut }>();
  if (now && now !== last?.out) setLast({ world, out: now });
  useEffect(() => {
    if (!items || !isLarge) return undefined;
    const left = new AbortController();
    void betweenTasks(workOut(items, world), left.signal).then((out) => out && setLast({ world, out }));
    return () => left.abort();
  }, [items, isLarge, world]);
  if (!items) return undefined;
  return now ?? (last?.world === world ? last.out : undefined);
};
