import { useQueryClient } from '@tanstack/react-query';

import { useKitchenWorld } from '../kitchen-client.ts';
import { useTell } from '../use-tell.ts';

/** Sends a command that needs its answer, says why where it was not done, and asks for stations and tables anew. */
export const useTold = <Body>(send: (body: Body) => Promise<unknown>) => {
  const { restaurantId } = useKitchenWorld();
  const queries = useQueryClient();
  const { tell: ask, isTelling: isPending, refused } = useTell();
  /** Whether it was done. */
  const tell = async (body: Body): Promise<boolean> => {
    const answer = await ask(send(body));
    await queries.invalidateQueries({ queryKey: ['kitchen', restaurantId, 'house'] });
    return answer !== null;
  };
  return { tell, isPending, refused };
};
