import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { holder, openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { Exchange } from '../../contract/exchange-fields.ts';
import { AnswerButtons } from './answer-buttons.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

const asked = { id: 'x', kind: 'COVER', status: 'OPEN', fromUserId: 'emma', toUserId: holder.id, bids: [] } as unknown as Exchange;
const rest = {
  ruleId: 'gb-daily-rest',
  kind: 'DAILY_REST',
  level: 'BLOCK',
  source: 'Working Time Regulations 1998',
  isConfirmed: true,
  shiftIds: ['s'],
  measured: 540,
  allowed: 660,
  topic: null,
  asked: null,
};

test('whoever can’t accept is told which rule stands against it', async () => {
  const answerExchange = async () => {
    throw new ORPCError('EXCHANGE_BLOCKED', { defined: true, status: 422, data: { field: 'takerId', findings: [rest] } });
  };
  const component = () => <AnswerButtons of={asked} />;
  opened = await openAtWork({
    address: '/staff/exchange',
    screens: [{ path: '/staff/exchange', component }],
    answers: { staff: { answerExchange } },
    role: 'staff',
  });
  fireEvent.click(await screen.findByRole('button', { name: m.staff_swap_accept() }));
  const why = await screen.findByRole('alert');
  expect(why.textContent).toContain(m.staff_refusal_exchange_blocked());
  expect(why.textContent).toContain(m.staff_finding_daily_rest({ name: 'Hanna Bekele', measured: '9 h', allowed: '11 h' }));
});
