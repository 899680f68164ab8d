import { expect, test, vi } from 'vitest';

import { once } from './once.ts';

test('is worked out when it is first asked for, and never again, be it undefined', () => {
  const work = vi.fn<() => string | undefined>().mockReturnValueOnce(undefined).mockReturnValueOnce('another');
  const ask = once(work);
  expect(work).not.toHaveBeenCalled();
  expect(ask()).toBeUndefined();
  expect(ask()).toBeUndefined();
  expect(work).toHaveBeenCalledOnce();
});
