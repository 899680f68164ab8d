import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import type { CommandAbout } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useSession } from '../../../../platform/web/session.ts';
import type { StockEffect } from '../../../inventory/web/parts.ts';
import type { PlannedPrep } from '../../contract/prep.contract.ts';
import { type MenuInputs, type MenuWorld, useMenuWorld } from '../menu-client.ts';
import { withWaitingPrep } from './waiting-prep.ts';

/** What is to be prepared on a day; without one, today. */
export const prepQuery = ({ client, restaurantId }: MenuWorld, date: string | undefined) =>
  queryOptions({
    queryKey: ['menu', restaurantId, 'prep', date ?? 'today'],
    queryFn: () => client.readPrep({ restaurantId, ...(date !== undefined && { date }) }),
  });

/** The plan of a day as this device shows it; without a day, today's. */
export const usePrep = (date: string | undefined) => {
  const world = useMenuWorld();
  const query = useQuery(prepQuery(world, date));
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const user = useSession()?.user;
  const me = useMemo(() => ({ id: user?.id ?? '', name: user ? `${user.firstName} ${user.lastName}` : '' }), [user]);
  const { data: plan } = query;
  const tasks = useMemo(() => {
    const own = entries.filter(({ input }) => input.restaurantId === world.restaurantId);
    return plan && withWaitingPrep(plan, own, me);
  }, [plan, entries, me, world.restaurantId]);
  return { query, plan, tasks, me };
};

type Said<Name extends keyof MenuInputs> = MenuInputs[Name] extends { readonly body: infer Body } ? Body : never;

/** What may be done with a plan, with a line or without; each resolves when it is on disk. */
export const usePrepCommands = () => {
  const outbox = useOutbox();
  const { restaurantId } = useMenuWorld();
  const say = (name: string, body: object, about: CommandAbout): Promise<void> =>
    outbox.enqueue({ name, input: newCommand(restaurantId, body), ...about });
  return {
    plan: (tasks: readonly PlannedPrep[], about: CommandAbout) => say('menu.plan-prep@1', { tasks }, about),
    change: (body: Said<'changePrep'>, about: CommandAbout) => say('menu.change-prep@1', body, about),
    lead: (step: Said<'leadPrep'>['step'], taskIds: readonly string[], subject: string) =>
      say('menu.lead-prep@1', { step, taskIds }, { subject }),
    step: (body: Said<'stepPrep'>, about: CommandAbout) => say('menu.step-prep@1', body, about),
    finish: (body: Said<'finishPrep'>, { stock, ...about }: CommandAbout & { readonly stock: (occurredAt: string) => StockEffect }) => {
      const input = newCommand(restaurantId, body);
      return outbox.enqueue({ name: 'menu.finish-prep@1', input, ...about, assumed: stock(input.occurredAt) });
    },
    undo: (batchId: string, subject: string) => say('menu.undo-batch@1', { batchId }, { subject }),
    setMadeWhole: (body: Said<'setMadeWhole'>, subject: string) => say('menu.set-made-whole@1', body, { subject }),
  };
};
