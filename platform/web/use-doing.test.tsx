import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';

import { useDoing } from './use-doing.ts';

const stale = [['stock']];

/** A screen that looks at the stock, which is asked for once and then as often as it went stale. */
const openStock = async (answer: (time: number) => Promise<number>) => {
  const queries = new QueryClient();
  let times = 0;
  const queryFn = () => answer((times += 1));
  const stop = new QueryObserver(queries, { queryKey: ['stock'], queryFn, networkMode: 'always' }).subscribe(() => undefined);
  await act(() => queries.fetchQuery({ queryKey: ['stock'], queryFn, networkMode: 'always' }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const hook = renderHook(() => useDoing({ stale, explain: ({ kind }) => kind }), { wrapper });
  return { doing: () => hook.result.current, shown: () => queries.getQueryData(['stock']), stop };
};

afterEach(cleanup);

test('what was done is told once what is shown was asked for anew', async () => {
  const { doing, shown, stop } = await openStock((time) => Promise.resolve(time));
  const outcome = await act(() => doing().tell(Promise.resolve('done')));
  expect(outcome).toEqual({ answer: 'done' });
  expect(shown()).toBe(2);
  expect(doing()).toMatchObject({ isTelling: false, refused: null });
  stop();
});

test('without a line it is said at once why nothing was done, while what is shown waits for the line', async () => {
  const { doing, stop } = await openStock((time) => (time === 1 ? Promise.resolve(1) : new Promise(() => undefined)));
  const outcome = await act(() => doing().tell(Promise.reject(new TypeError('Failed to fetch'))));
  expect(outcome).toEqual({ failure: { kind: 'no-connection' } });
  expect(doing()).toMatchObject({ isTelling: false, refused: 'no-connection' });
  stop();
});
