import { uuidv7 } from 'uuidv7';

import { expect, kitchenTest as test } from './world/journey.ts';
import { visitKept } from './world/screen.ts';

const pack = [['packet', '1000']] as const;

test.use({
  serviceWorkers: 'allow',
  stocked: {
    items: [
      { name: 'Berbere', pack },
      { name: 'Old stock', pack },
    ],
  },
});

test('one refused among a hundred that waited: ninety-nine count, and the one is shown with its reason', async ({
  page,
  maed,
  kitchen,
  words,
}) => {
  await visitKept(page, '/inventory');
  await expect(page.getByRole('button', { name: words('app_up_to_date') })).toBeVisible();
  // Another device takes the item out of use while this one is away.
  await kitchen.tell('archiveItems', { itemIds: [kitchen.itemIds.get('Old stock')], isActive: false });
  await maed.stop();
  const waiting = Array.from({ length: 100 }, (_, index) => {
    const subject = index === 41 ? 'Old stock' : 'Berbere';
    const body = {
      movementId: uuidv7(),
      itemId: kitchen.itemIds.get(subject),
      kind: 'RECEIPT',
      entry: { text: '1 packet', parts: [{ quantity: '1', unit: 'packet' }] },
      price: null,
      reason: null,
      note: null,
    };
    const input = {
      commandId: uuidv7(),
      restaurantId: kitchen.restaurantId,
      deviceId: uuidv7(),
      occurredAt: new Date().toISOString(),
      body,
    };
    return {
      name: 'inventory.record-movement@1',
      subject,
      input,
      userId: kitchen.owner.session.user.id,
      state: 'waiting',
      enqueuedAtMs: Date.now(),
      attempts: 0,
      nextAttemptAtMs: 0,
    };
  });
  // As a morning without a connection leaves them on the disk.
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('maed-outbox');
        opening.addEventListener('success', () => {
          const write = opening.result.transaction('entries', 'readwrite');
          for (const entry of entries) write.objectStore('entries').add(entry);
          write.addEventListener('complete', () => resolve());
          write.addEventListener('error', () => reject(write.error));
        });
      }),
    waiting,
  );
  await page.reload();
  await expect(page.getByRole('button', { name: words('app_waiting_short', { count: 100 }) })).toBeVisible();
  await maed.start();
  // A hundred are sent one after the other.
  const mark = page.getByRole('button', { name: '1 needs attention', exact: true });
  await expect(mark).toBeVisible({ timeout: 90_000 });
  await expect
    .poll(
      async () => (await kitchen.ask<{ level: { onHand: string } }>('getItem', { itemId: kitchen.itemIds.get('Berbere') })).level.onHand,
    )
    .toBe('99000');
  await mark.click();
  const sheet = page.getByRole('dialog', { name: words('app_outbox_title') });
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet).toContainText('Old stock');
  await expect(sheet).toContainText(words('inventory_refusal_item_archived'));
  await sheet.getByRole('button', { name: words('app_give_up') }).click();
  const asked = page.getByRole('dialog', { name: words('app_give_up_title', { subject: 'Old stock' }) });
  await asked.getByRole('button', { name: words('app_give_up_not') }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('button', { name: words('app_give_up') }).click();
  await asked.getByRole('button', { name: words('app_give_up') }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
});

test('what was refused goes back to its form as it was typed, and arrives when it is put right', async ({ page, kitchen, words }) => {
  const onHand = async () =>
    (await kitchen.ask<{ level: { onHand: string } }>('getItem', { itemId: kitchen.itemIds.get('Old stock') })).level.onHand;
  const archive = (isActive: boolean) => kitchen.tell('archiveItems', { itemIds: [kitchen.itemIds.get('Old stock')], isActive });
  await page.goto(`/inventory/record?item=${kitchen.itemIds.get('Old stock')}`);
  const form = page.getByRole('dialog');
  await form.getByLabel(words('inventory_record_quantity'), { exact: true }).fill('3');
  await form.getByLabel(words('inventory_record_note')).fill('From the market');
  await page.route('**/rpc/inventory/syncItems', (call) => call.abort());
  await archive(false);
  await form.locator('button[type=submit]').click();
  await page.getByRole('button', { name: '1 needs attention' }).click();
  const sheet = page.getByRole('dialog', { name: words('app_outbox_title') });
  await expect(sheet).toContainText(words('inventory_refusal_item_archived'));
  await page.unroute('**/rpc/inventory/syncItems');
  await archive(true);
  await sheet.getByRole('button', { name: words('app_put_right') }).click();
  await expect(form.getByLabel(words('inventory_record_quantity'), { exact: true })).toHaveValue('3');
  await expect(form.getByLabel(words('inventory_record_note'))).toHaveValue('From the market');
  await form.getByLabel(words('inventory_record_quantity'), { exact: true }).fill('4');
  await form.locator('button[type=submit]').click();
  await expect.poll(onHand).toBe('4000');
  await expect(page.getByRole('button', { name: words('app_up_to_date'), exact: true })).toBeVisible();
});
