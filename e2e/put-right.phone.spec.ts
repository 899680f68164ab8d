import type { Page } from '@playwright/test';

import { kitchenTest as test } from './world/journey.ts';
import { putRight, type RefusedForm } from './world/put-right.ts';

test.use({
  stocked: {
    items: [{ name: 'Berbere', pack: [['packet', '1000']], opening: { quantity: '10', price: '2' } }],
  },
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const forms: readonly RefusedForm[] = [
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
  {
    what: 'a new storage area',
    path: '/inventory/areas',
    call: 'inventory/createStorageArea',
    open: (page, words) => press(page, words('inventory_areas_add')),
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
    fill: (page, words) =>
      page
        .getByLabel(words('inventory_areas_kind'))
        .selectOption({ index: 1 })
        .then(() => undefined),
    send: (page, words) => press(page, words('inventory_areas_save')),
    typed: 'Cellar',
  },
];

for (const form of forms)
  test(`${form.what} that was refused goes back into its form as it was typed, through a reload too, and arrives`, ({ page, words }) =>
    putRight(page, words, form));
