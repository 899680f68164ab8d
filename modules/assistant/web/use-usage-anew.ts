import { useQueryClient } from '@tanstack/react-query';

import { usageKey } from '../../subscription/web/parts.ts';

/** Asks anew what is used of the plan, after an operation and after one that was refused for it. */
export const useUsageAnew = (): (() => void) => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [usageKey] });
};
