import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, vi } from 'vitest';

import { endSession } from '../../platform/web/session.ts';

// How long something is looked for that is sure to come: a busy machine needs seconds to load what a screen fetches later. And every
// screen is drawn twice, its effects undone and done again: what does something while it is drawn, or once only, fails here.
configure({ asyncUtilTimeout: 5_000, reactStrictMode: true });

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The next file finds this document, with the modules loaded for it: nobody's, on the line, at the first address, nothing said. */
const leaveNothing = async (): Promise<void> => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  // Loaded last: a file may have put something else in the place of what it needs.
  const { dropAllDrafts } = await import('../../platform/web/draft-storage.ts');
  await dropAllDrafts();
  history.replaceState(null, '', '/');
  onlineManager.setOnline(true);
  toast.dismiss();
  await vi.waitFor(() => {
    if (document.querySelector('[data-sonner-toast]')) throw new Error('A toast is still there.');
  });
};

// React and the toasts, which have a root of their own, end in later turns what they have begun. They would find no window by then,
// and that fault belongs to no test.
afterAll(async () => {
  cleanup();
  await vi.dynamicImportSettled();
  await leaveNothing();
  await nextTurn();
  await nextTurn();
});
