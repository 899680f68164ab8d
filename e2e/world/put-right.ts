import { expect, type Page, type Locator } from '@playwright/test';

import type { Words } from './words.ts';

/** A form whose command is refused, and in which it is then put right. */
export type RefusedForm = {
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

const refusal = { json: { defined: true, code: 'COMMAND_UNKNOWN', status: 400, message: '', data: {} }, meta: [] };

/** Types into the form, reloads, has it refused, takes it back into its form from the list, and sends it again. */
export const putRight = async (page: Page, words: Words, { path, call, open, field, fill, send, typed }: RefusedForm): Promise<void> => {
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
  await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
};
