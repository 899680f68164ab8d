import { afterEach, expect, test, vi } from 'vitest';

import { queryTimes } from '../../platform/web/query-times.ts';
import { afterLoad } from './after-load.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(['complete', 'interactive'] as const)('what waits for the page is done once, where it begins when that is %s', (state) => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const work = vi.fn<() => void>();
  afterLoad(work);
  if (state === 'interactive') {
    vi.advanceTimersByTime(queryTimes.serviceWorkerRegistrationDelayMs);
    expect(work).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
  }
  vi.advanceTimersByTime(queryTimes.serviceWorkerRegistrationDelayMs);
  expect(work).toHaveBeenCalledTimes(1);
});
