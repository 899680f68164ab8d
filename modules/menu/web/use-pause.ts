import { newCommand } from '../../../platform/web/new-command.ts';
import { useOutbox } from '../../../platform/web/outbox/use-outbox.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { Dish } from '../contract/fields.ts';

/** Why a dish is off, and when it comes back by itself. */
export type PauseSaid = { readonly reason: string | null; readonly until: string | null };

/** 86 and back, with a line or without; each resolves when it is on disk. */
export const usePause = () => {
  const outbox = useOutbox();
  const { id } = useRestaurant();
  const say = (dish: Dish, subject: string, said: PauseSaid & { readonly isPaused: boolean }): Promise<void> =>
    outbox.enqueue({ name: 'menu.pause-dish@1', input: newCommand(id, { dishId: dish.id, ...said }), subject });
  return {
    pause: (dish: Dish, subject: string, said: PauseSaid) => say(dish, subject, { isPaused: true, ...said }),
    resume: (dish: Dish, subject: string) => say(dish, subject, { isPaused: false, reason: null, until: null }),
  };
};
