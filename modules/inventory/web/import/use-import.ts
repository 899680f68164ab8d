import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import type { InventoryInputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { usePlaces } from '../stock/use-places.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { importBatches, importLine, missingPlaces, placeIds } from './import-body.ts';
import type { BadRow, GoodRow } from './import-file.ts';

type Batch = InventoryInputs['importItems'];

/** An import on its way: made once, so that going on after a broken line sends the same commands. */
type Plan = {
  readonly places: readonly (() => Promise<unknown>)[];
  readonly batches: readonly Batch[];
  readonly rows: ReadonlyMap<number, GoodRow>;
};

export type ImportProgress = {
  readonly done: number;
  readonly total: number;
  readonly imported: number;
  readonly refused: readonly BadRow[];
};

/** Imports rows in batches, with the categories and areas that they name; goes on where it stopped. */
export const useImport = () => {
  const { client, restaurantId } = useInventoryWorld();
  const { categories, storageAreas } = usePlaces();
  const queries = useQueryClient();
  const [plan, setPlan] = useState<Plan>();
  const [progress, setProgress] = useState<ImportProgress>();

  const planFor = (good: readonly GoodRow[]): Plan => {
    const ids = { categories: placeIds(categories), storageAreas: placeIds(storageAreas) };
    const named = <Word extends 'category' | 'storageArea'>(word: Word) => good.map(({ row }) => row[word]);
    const newCategories = missingPlaces(named('category'), ids.categories).map((name) => ({ name, categoryId: newId(), nameLocal: null }));
    const newAreas = missingPlaces(named('storageArea'), ids.storageAreas).map((name) => ({
      name,
      storageAreaId: newId(),
      nameLocal: null,
    }));
    for (const [word, id] of placeIds(newCategories.map(({ categoryId, ...place }) => ({ id: categoryId, ...place }))))
      ids.categories.set(word, id);
    for (const [word, id] of placeIds(newAreas.map(({ storageAreaId, ...place }) => ({ id: storageAreaId, ...place }))))
      ids.storageAreas.set(word, id);
    const lines = good.map((row) => importLine(row, ids));
    const categoryCommands = newCategories.map((body) => newCommand(restaurantId, body));
    const areaCommands = newAreas.map((body) => newCommand(restaurantId, { ...body, kind: 'DRY' as const }));
    return {
      places: [
        ...categoryCommands.map((command) => () => client.createCategory(command)),
        ...areaCommands.map((command) => () => client.createStorageArea(command)),
      ],
      batches: importBatches(lines).map((rows) => newCommand(restaurantId, { badRows: 'SKIP' as const, rows })),
      rows: new Map(good.map((row) => [row.rowNumber, row])),
    };
  };

  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (good: readonly GoodRow[]) => {
      const running = plan ?? planFor(good);
      setPlan(running);
      let seen: ImportProgress = { done: 0, total: good.length, imported: 0, refused: [] };
      setProgress(seen);
      // Every command answers the same when it is sent again, so a second run repeats nothing.
      for (const place of running.places) await place();
      for (const batch of running.batches) {
        const { outcomes } = await client.importItems(batch);
        const refused = outcomes.flatMap((outcome): BadRow[] => {
          const row = running.rows.get(outcome.rowNumber);
          return outcome.outcome === 'REFUSED' && row ? [{ ...row, problems: outcome.problems as BadRow['problems'] }] : [];
        });
        const imported = outcomes.filter(({ outcome }) => outcome === 'IMPORTED').length;
        seen = { ...seen, done: seen.done + outcomes.length, imported: seen.imported + imported, refused: [...seen.refused, ...refused] };
        setProgress(seen);
      }
      return seen;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: inventoryKeys.all(restaurantId) }),
  });
  const isDone = progress !== undefined && !isPending && !isError;
  return { start: mutate, progress, isRunning: isPending, isStopped: isError, isDone };
};
