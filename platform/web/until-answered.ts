import type { QueryClient } from '@tanstack/react-query';

/** Waits until nothing that the screens asked for is on its way any more. */
export const untilAnswered = (queries: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const isAnswered = (): boolean => queries.isFetching() === 0;
    if (isAnswered()) {
      resolve();
      return;
    }
    const leave = queries.getQueryCache().subscribe(() => {
      if (!isAnswered()) return;
      leave();
      resolve();
    });
  });
