import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import type { BadListRow, ListProgress } from '../../../inventory/web/parts.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import { type MenuInputs, useMenuWorld } from '../menu-client.ts';
import { menuKeys } from '../menu-queries.ts';
import { type DishLine, dishRows } from './read-dish-list.ts';

type Batch = MenuInputs['importDishes'];

/** An import on its way: made once, so that going on after a broken line sends the same commands. */
type Plan = { readonly importId: string; readonly batches: readonly Batch[]; readonly lines: ReadonlyMap<number, DishLine> };

/** Sends a file of dishes in batches; goes on where it stopped. */
export const useDishImport = () => {
  const { client, restaurantId } = useMenuWorld();
  const queries = useQueryClient();
  const [plan, setPlan] = useState<Plan>();
  const [progress, setProgress] = useState<ListProgress>();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async ({ batches, lines }: Plan) => {
      let seen: ListProgress = { done: 0, total: lines.size, imported: 0, refused: [] };
      setProgress(seen);
      for (const batch of batches) {
        const { outcomes } = await client.importDishes(batch);
        const refused = outcomes.flatMap((outcome): BadListRow[] => {
          const line = lines.get(outcome.rowNumber);
          if (outcome.outcome === 'IMPORTED' || !line) return [];
          const problem = { field: 'row', code: outcome.code, ...outcome.facts };
          return [{ rowNumber: line.rowNumber, cells: line.cells, problems: [problem] }];
        });
        const imported = seen.imported + outcomes.length - refused.length;
        seen = { ...seen, done: seen.done + outcomes.length, imported, refused: [...seen.refused, ...refused] };
        setProgress(seen);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: menuKeys.all(restaurantId) }),
  });
  const start = (fileName: string, lines: readonly DishLine[]) => {
    const importId = newId();
    const rows = dishRows(lines);
    const batches = Array.from({ length: Math.ceil(rows.length / menuLimits.importRowsMax) }, (_, index) =>
      newCommand(restaurantId, {
        importId,
        fileName: fileName.trim().slice(0, menuLimits.fileNameLengthMax) || '–',
        rows: rows.slice(index * menuLimits.importRowsMax, (index + 1) * menuLimits.importRowsMax),
      }),
    );
    const made = { importId, batches, lines: new Map(lines.map((line) => [line.rowNumber, line])) };
    setPlan(made);
    mutate(made);
  };
  const goOn = () => plan && mutate(plan);
  return { start, goOn, progress, isStopped: isError, isDone: progress !== undefined && !isPending && !isError };
};
