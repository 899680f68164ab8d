import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import type { BadListRow, ListProgress, ListRow } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { purchasingLimits } from '../../rules/limits.ts';
import { type PurchasingInputs, usePurchasingClient } from '../purchasing-client.ts';

type Batch = PurchasingInputs['importList'];

/** What is brought in, as the command carries it. */
export type ListBody = Batch['body'];

/** An import on its way: made once, so that going on after a broken line sends the same commands. */
type Plan = { readonly batches: readonly Batch[]; readonly rows: ReadonlyMap<number, ListRow>; readonly total: number };

const inBatches = ({ of, rows }: ListBody): ListBody[] =>
  Array.from({ length: Math.ceil(rows.length / purchasingLimits.importRowsMax) }, (_, index) => {
    const part = rows.slice(index * purchasingLimits.importRowsMax, (index + 1) * purchasingLimits.importRowsMax);
    // What was cut from a list is of its kind.
    return { of, rows: part } as ListBody;
  });

/** Sends a list in batches; goes on where it stopped. */
export const useListImport = () => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const queries = useQueryClient();
  const [plan, setPlan] = useState<Plan>();
  const [progress, setProgress] = useState<ListProgress>();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (running: Plan) => {
      let seen: ListProgress = { done: 0, total: running.total, imported: 0, refused: [] };
      setProgress(seen);
      for (const batch of running.batches) {
        const { outcomes } = await client.importList(batch);
        const refused = outcomes.flatMap((outcome): BadListRow[] => {
          const row = running.rows.get(outcome.rowNumber);
          if (outcome.outcome === 'IMPORTED' || !row) return [];
          const problem = { field: 'row', code: outcome.code, ...outcome.facts };
          return [{ rowNumber: row.rowNumber, cells: row.cells, problems: [problem] }];
        });
        const imported = outcomes.length - refused.length;
        seen = { ...seen, done: seen.done + outcomes.length, imported: seen.imported + imported, refused: [...seen.refused, ...refused] };
        setProgress(seen);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['purchasing', restaurantId] }),
  });
  const start = (rows: readonly ListRow[], body: ListBody) => {
    const made: Plan = {
      batches: inBatches(body).map((part) => newCommand(restaurantId, part)),
      rows: new Map(rows.map((row) => [row.rowNumber, row])),
      total: rows.length,
    };
    setPlan(made);
    mutate(made);
  };
  const goOn = () => plan && mutate(plan);
  return { start, goOn, progress, isStopped: isError, isDone: progress !== undefined && !isPending && !isError };
};
