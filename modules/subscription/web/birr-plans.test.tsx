import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openElement } from '../../../platform/web/testing/open-element.tsx';
import { BirrPlans } from './birr-plans.tsx';

afterEach(cleanup);

const open = (busy: 'growth-3' | null = null) => {
  const paid: unknown[] = [];
  const prices = { asOf: '2026-11-01', growth: '450000', pro: '980050' };
  openElement(<BirrPlans prices={prices} busy={busy} onPrepay={(...chosen) => paid.push(chosen)} />, {});
  return paid;
};
const press = (plan: string, count: number, price: string) =>
  fireEvent.click(screen.getByRole('button', { name: m.subscription_birr_pay({ plan, count, price: `${price}\u00a0ብር` }) }));

test('each plan costs so many times a month, in birr, with the day on which that was set', async () => {
  const paid = open();
  await screen.findByText(m.subscription_birr_as_of({ day: '1 November 2026' }), { exact: false });
  press(m.subscription_plan_growth(), 1, '4,500');
  press(m.subscription_plan_growth(), 3, '13,500');
  press(m.subscription_plan_growth(), 12, '54,000');
  press(m.subscription_plan_pro(), 1, '9,800.50');
  press(m.subscription_plan_pro(), 12, '117,606');
  expect(paid).toEqual([
    ['growth', 1],
    ['growth', 3],
    ['growth', 12],
    ['pro', 1],
    ['pro', 12],
  ]);
});

test('while one is being opened no other can be', async () => {
  open('growth-3');
  const buttons = await screen.findAllByRole<HTMLButtonElement>('button');
  expect(buttons.filter(({ disabled }) => disabled)).toHaveLength(5);
});
