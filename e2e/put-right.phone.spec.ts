import type { Locator, Page } from '@playwright/test';

import { expect, kitchenTest as test } from './world/journey.ts';
import type { Words } from './world/words.ts';

test.use({ stocked: { items: [{ name: 'Berbere', pack: [['packet', '1000']], opening: { quantity: '10', price: '2' } }] } });

type Form = {
  readonly what: string;
  readonly path: string;
  /** The procedure that takes it. */
  readonly call: string;
  readonly open: (page: Page, words: Words) => Promise<void>;
  /** What is typed, by which the form is known again. */
  readonly field: (page: Page, words: Words) => Locator;
  readonly fill: (page: Page, words: Words) => Promise<void>;
  readonly send: (page: Page, words: Words) => Promise<void>;
  readonly typed: string;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const forms: readonly Form[] = [
  {
    what: 'an incident',
    path: '/tasks/food',
    call: 'tasks/recordIncident',
    open: (page, words) => press(page, words('tasks_incident_new')),
    field: (page, words) => page.getByLabel(words('tasks_incident_concerned')),
    fill: (page, words) => page.getByLabel(words('tasks_action_note')).fill('Cleaned at once'),
    send: (page, words) => press(page, words('tasks_save_text')),
    typed: 'A glass broke',
  },
  {
    what: 'food that is cooled',
    path: '/tasks',
    call: 'tasks/startProcess',
    open: (page, words) => press(page, words('tasks_process_start')),
    field: (page, words) => page.getByLabel(words('tasks_process_food')),
    fill: (page, words) => page.getByLabel(words('tasks_process_batch')).fill('Pot 2'),
    send: (page, words) => press(page, words('tasks_process_begin')),
    typed: 'Shiro',
  },
  {
    what: 'the word for the next shift',
    path: '/staff/notes',
    call: 'staff/handOver',
    open: (page, words) => press(page, words('staff_note_hand_over')),
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
    fill: async () => undefined,
    send: (page, words) => press(page, words('staff_note_leave')),
    typed: 'The walk-in door sticks',
  },
  {
    what: 'waste',
    path: '/waste/log',
    call: 'waste/logEntry',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /Berbere/ })
        .first()
        .click(),
    field: (page, words) => page.getByLabel(words('waste_another_amount')),
    fill: async () => undefined,
    send: (page, words) => press(page, words('waste_log_amount', { amount: '250 g' })),
    typed: '250 g',
  },
];

const refusal = { json: { defined: true, code: 'COMMAND_UNKNOWN', status: 400, message: '', data: {} }, meta: [] };

for (const { what, path, call, open, field, fill, send, typed } of forms)
  test(`${what} that was refused goes back into its form as it was typed, through a reload too, and arrives`, async ({ page, words }) => {
    const sync = (key: string, facts = {}) => page.getByRole('button', { name: words(key, facts), exact: true });
    await page.goto(path);
    await open(page, words);
    await field(page, words).fill(typed);
    await fill(page, words);
    await page.reload();
    if (!(await field(page, words).isVisible())) await open(page, words).catch(() => undefined);
    await expect(field(page, words)).toHaveValue(typed);
    await page.route(`**/rpc/${call}`, (route) =>
      route.fulfill({ status: 400, headers: { 'x-request-id': 'none' }, contentType: 'application/json', body: JSON.stringify(refusal) }),
    );
    await send(page, words);
    await page.getByRole('button', { name: '1 needs attention' }).click();
    await page.unroute(`**/rpc/${call}`);
    await page
      .getByRole('dialog', { name: words('app_outbox_title') })
      .getByRole('button', { name: words('app_put_right') })
      .click();
    await expect(field(page, words)).toHaveValue(typed);
    await expect(page.getByRole('button', { name: '1 needs attention' })).toHaveCount(0);
    await send(page, words);
    await expect(sync('app_up_to_date')).toBeVisible();
  });
