import { QueryClient } from '@tanstack/react-query';

const unkept = new WeakMap<QueryClient, QueryClient>();

/**
 * A cache of the same person that is never written to the disk. Every change of the kept one writes all of it anew, the
 * whole catalogue included: what comes and goes with each row that is scrolled past has no place there.
 */
export const unkeptQueries = (kept: QueryClient): QueryClient => {
  const known = unkept.get(kept) ?? new QueryClient({ defaultOptions: kept.getDefaultOptions() });
  unkept.set(kept, known);
  return known;
};
