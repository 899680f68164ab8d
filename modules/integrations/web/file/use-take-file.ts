import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import type { FileSale } from '../../rules/file/read-sales-file.ts';
import type { SalesLayout } from '../../rules/file/sales-layout.ts';
import { integrationLimits } from '../../rules/limits.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { failureSentence } from '../use-tell.ts';

/** How far a file is. @unit sales */
export type TakeProgress = { readonly done: number; readonly total: number; readonly taken: number };

/** What is taken over. */
export type FileToTake = {
  readonly name: string;
  readonly shape: string;
  readonly layout: SalesLayout;
  readonly sales: readonly FileSale[];
};

type World = ReturnType<typeof useIntegrationsWorld>;

const partsOf = ({ name, shape, layout, sales }: FileToTake, restaurantId: string) => {
  const fileId = newId();
  const fileName = name.trim().slice(0, integrationLimits.fileNameLengthMax) || '–';
  const { salesAtOnce } = integrationLimits;
  return Array.from({ length: Math.ceil(sales.length / salesAtOnce) }, (_, index) =>
    newCommand(restaurantId, {
      fileId,
      fileName,
      shape,
      layout: { ...layout, places: { ...layout.places } },
      sales: sales.slice(index * salesAtOnce, (index + 1) * salesAtOnce).map(({ sale }) => ({
        ...sale,
        version: 1 as const,
        state: 'COMPLETED' as const,
        lines: sale.lines.map((line) => ({ ...line, choices: [] })),
        paid: sale.paid.map((one) => ({ ...one })),
      })),
    }),
  );
};

type Part = ReturnType<typeof partsOf>[number];

const sendPart = async ({ client }: World, part: Part): Promise<number> => {
  const outcome = await attempt(client.takeSalesFile(part));
  if ('failure' in outcome) throw new Error(failureSentence(outcome.failure));
  return outcome.answer.taken;
};

/** Sends a file in parts, made once, so that going on after a broken line sends the same commands. */
export const useTakeFile = () => {
  const world = useIntegrationsWorld();
  const queries = useQueryClient();
  const [parts, setParts] = useState<readonly Part[]>();
  const [progress, setProgress] = useState<TakeProgress>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (all: readonly Part[]) => {
      let seen: TakeProgress = { done: 0, total: all.reduce((sum, { body }) => sum + body.sales.length, 0), taken: 0 };
      setProgress(seen);
      for (const part of all) {
        const taken = await sendPart(world, part);
        seen = { ...seen, done: seen.done + part.body.sales.length, taken: seen.taken + taken };
        setProgress(seen);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['integrations', world.restaurantId] }),
  });
  const start = (file: FileToTake) => {
    const all = partsOf(file, world.restaurantId);
    setParts(all);
    mutate(all);
  };
  const goOn = () => parts && mutate(parts);
  return { start, goOn, progress, problem: error?.message ?? null, isDone: progress !== undefined && !isPending && error === null };
};
