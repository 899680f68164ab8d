import { ORPCError } from '@orpc/client';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openAtWork } from '../../restaurants/web/testing/open-at-work.tsx';
import { usageKey } from '../../subscription/web/parts.ts';
import { useAsking } from './use-asking.ts';

const used = [usageKey, 'entitlements', 'here'];

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;
let askQuestion: () => Promise<unknown>;

beforeEach(() => {
  askQuestion = async () => ({});
});
afterEach(() => {
  cleanup();
  opened?.close();
});

const Asking = () => {
  const { ask, failed, conversation } = useAsking();
  return (
    <>
      <button onClick={() => void ask('How much teff is there?')}>ask</button>
      <p>{failed ?? `${conversation.length} asked`}</p>
    </>
  );
};

const open = async () => {
  const conversation: object[] = [];
  const assistant = {
    listQuestions: async () => ({ conversation: [...conversation], kept: [], cost: 1 }),
    askQuestion: async ({ body }: { readonly body: object }) => {
      await askQuestion();
      conversation.push(body);
      return {};
    },
  };
  opened = await openAtWork({ address: '/ask', screens: [{ path: '/ask', component: Asking }], answers: { assistant } });
  opened.queries.setQueryData(used, { aiUsed: 4 });
  await screen.findByText('0 asked');
  return { queries: opened.queries, press: () => act(async () => void fireEvent.click(screen.getByRole('button'))) };
};

test('what is used of the plan is asked for anew once a question was answered', async () => {
  const { queries, press } = await open();
  expect(queries.getQueryState(used)?.isInvalidated).toBe(false);
  await press();
  expect(await screen.findByText('1 asked')).toBeTruthy();
  expect(queries.getQueryState(used)?.isInvalidated).toBe(true);
});

test('it is so after a refusal as well: others have used it up', async () => {
  const { queries, press } = await open();
  askQuestion = () => Promise.reject(new ORPCError('AI_LIMIT_REACHED', { defined: true, status: 403, data: { cost: 1 } }));
  await press();
  expect(await screen.findByText(m.assistant_refusal_ai_limit_reached())).toBeTruthy();
  expect(queries.getQueryState(used)?.isInvalidated).toBe(true);
});
