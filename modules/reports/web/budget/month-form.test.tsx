import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { ReportsOutputs } from '../reports-client.ts';
import { MonthForm } from './month-form.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

const read: ReportsOutputs['readMonth'] = {
  days: { from: '2026-11-01', to: '2026-11-30' },
  month: { monthFrom: '2026-11-01', budget: {}, expenses: [], currency: 'GBP', version: 0 },
  before: null,
  headings: { items: {}, dishes: {}, version: 0 },
  itemCategories: [],
  dishCategories: [],
  currency: 'GBP',
};

test('a plan that is no amount is not saved, says so beside its field, and the cursor stands in it', async () => {
  const saved: unknown[] = [];
  const saveMonth = async (command: unknown) => {
    saved.push(command);
    return new Promise(() => undefined);
  };
  const screens = [{ path: '/', component: () => <MonthForm read={read} /> }];
  opened = await openAtWork({ address: '/', screens, answers: { reports: { saveMonth } } });
  const food = await screen.findByLabelText(m.reports_line_food());
  fireEvent.change(food, { target: { value: 'a lot' } });
  fireEvent.click(screen.getByRole('button', { name: m.reports_book_save() }));
  await waitFor(() => expect(document.activeElement).toBe(food));
  expect(document.getElementById(food.getAttribute('aria-describedby') ?? '')?.textContent).toContain(m.reports_budget_wrong());
  expect(saved).toEqual([]);
  fireEvent.change(food, { target: { value: '28%' } });
  fireEvent.click(screen.getByRole('button', { name: m.reports_book_save() }));
  await waitFor(() => expect(saved).toMatchObject([{ body: { monthFrom: '2026-11-01', budget: { FOOD: { share: 2800 } } } }]));
});
