import { ORPCError } from '@orpc/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { usageKey } from '../../../subscription/web/parts.ts';
import { usePhoto } from './use-photo.ts';

const used = [usageKey, 'entitlements', 'here'];
const photo = new File(['light'], 'photo.jpg', { type: 'image/jpeg' });

/** A photograph that the device can read, before a server that answers so. */
const openPhoto = (answer: () => Promise<string>) => {
  const queries = new QueryClient();
  queries.setQueryData(used, { aiUsed: 4 });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const look = () => Promise.resolve({ is: 'seen', seen: ['63.1'], width: 8, height: 6 } as const);
  const hook = renderHook(() => usePhoto({ look, ask: answer, words: {} }), { wrapper });
  return { photo: () => hook.result.current, isUsageOld: () => queries.getQueryState(used)?.isInvalidated };
};

afterEach(cleanup);

test('what is used of the plan is asked for anew once a picture was understood', async () => {
  const opened = openPhoto(() => Promise.resolve('understood'));
  expect(opened.isUsageOld()).toBe(false);
  await act(() => opened.photo().read(photo));
  expect(opened.photo().step).toMatchObject({ is: 'read', answer: 'understood' });
  expect(opened.isUsageOld()).toBe(true);
});

test('it is so after a refusal as well: others have used it up', async () => {
  const opened = openPhoto(() => Promise.reject(new ORPCError('AI_LIMIT_REACHED', { defined: true, status: 403, data: { cost: 2 } })));
  await act(() => opened.photo().read(photo));
  expect(opened.photo().step).toEqual({ is: 'waiting', failed: m.assistant_refusal_ai_limit_reached() });
  expect(opened.isUsageOld()).toBe(true);
});
