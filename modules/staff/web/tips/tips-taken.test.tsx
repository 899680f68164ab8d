import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { TipsTaken } from './tips-taken.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;
afterEach(() => {
  cleanup();
  opened?.close();
});

const show = async (source: 'CARD' | 'SERVICE_CHARGE' | 'CASH') => {
  const onTake = vi.fn<(minor: bigint) => void>();
  const answer = { currency: 'GBP', taken: { CARD: '1280', SERVICE_CHARGE: '130042', CASH: '0' } };
  const answers = { staff: { readTipsTaken: async () => answer } };
  const component = () => <TipsTaken fromDay="2026-11-02" toDay="2026-11-08" source={source} onTake={onTake} />;
  opened = await openAtWork({ address: '/staff/tips', screens: [{ path: '/staff/tips', component }], answers, role: 'manager' });
  return onTake;
};

test.each([
  ['CARD', m.staff_tips_taken_beyond({ amount: '£12.80' }), 1280n],
  ['SERVICE_CHARGE', m.staff_tips_taken_service({ amount: '£1,300.42' }), 130042n],
] as const)('what bills hold of %s is said, and taken over as the amount', async (source, words, minor) => {
  const onTake = await show(source);
  expect(await screen.findByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: m.staff_tips_take_over() }));
  expect(onTake).toHaveBeenCalledWith(minor);
});

test('where bills say nothing, so it is said, and nothing is offered', async () => {
  await show('CASH');
  expect(await screen.findByText(m.staff_tips_taken_none())).toBeTruthy();
  expect(screen.queryByRole('button', { name: m.staff_tips_take_over() })).toBeNull();
});
