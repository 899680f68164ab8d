import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useKitchenWorld } from '../kitchen-client.ts';

/** Sends a command that needs its answer, and asks for stations and tables anew. */
export const useTold = <Body>(send: (body: Body) => Promise<unknown>) => {
  const { restaurantId } = useKitchenWorld();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: ['kitchen', restaurantId, 'house'] }),
  });
  return { tell: mutate, isPending, hasFailed: error !== null };
};
