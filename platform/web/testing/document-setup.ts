import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// How long something is looked for that is sure to come: a busy machine needs seconds to load what a screen fetches later. And every
// screen is drawn twice, its effects undone and done again: what does something while it is drawn, or once only, fails here.
configure({ asyncUtilTimeout: 5_000, reactStrictMode: true });

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

// React and the toasts, which have a root of their own, end in later turns what they have begun. They would find no window by then,
// and that fault belongs to no test.
afterAll(async () => {
  cleanup();
  await vi.dynamicImportSettled();
  await nextTurn();
  await nextTurn();
});
