import { expect, test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ who: 'manager.addis', viewport: { width: 360, height: 740 } });

test('a table is booked, seated, ordered for, given a discount, paid in parts and closed with one hand', async ({ page, words }) => {
  await page.goto('/kitchen/book');
  await page.getByRole('button', { name: words('kitchen_booking_new') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words('kitchen_guest')).fill('Almaz Desta');
  await form.getByLabel(words('kitchen_booking_phone')).fill('0911 123 456');
  await form.getByLabel(words('kitchen_booking_time')).selectOption('6');
  await form.getByLabel(words('kitchen_table'), { exact: true }).selectOption({ index: 5 });
  await form.getByRole('button', { name: words('kitchen_booking_save') }).click();
  const booking = page.getByRole('button', { name: /Almaz Desta/ });
  await expect(booking).toContainText(words('kitchen_booking_booked'));
  await expectAccessible(page);
  await expectFits(page);

  await booking.click();
  await page.getByRole('button', { name: words('kitchen_booking_do_seat'), exact: true }).click();
  await page.getByRole('button', { name: words('kitchen_booking_seat_and_order') }).click();
  await page.getByRole('button', { name: /^Shiro/ }).click();
  await page.getByRole('button', { name: /^Shiro/ }).click();
  await page.getByRole('button', { name: /^Buna/ }).click();
  await expect(page.getByRole('button', { name: /^Shiro × 2/ })).toBeVisible();
  const coffee = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: words('kitchen_one_less', { dish: 'Buna' }) }) });
  await coffee.getByRole('checkbox', { name: words('kitchen_hold') }).check();
  await page.getByRole('button', { name: /^Send to the kitchen/ }).click();
  await page.getByRole('link', { name: words('kitchen_bill_table', { table: '5' }) }).click();
  await expect(page.getByRole('button', { name: /^2 Shiro/ })).toBeVisible();
  const held = page.getByRole('button', { name: /^1 Buna/ });
  await expect(held).toContainText(words('kitchen_state_held'));
  await page.getByRole('button', { name: words('kitchen_fire_held', { count: 1 }) }).click();
  await expect(held).not.toContainText(words('kitchen_state_held'));
  await expect(page.getByRole('button', { name: words('kitchen_fire_held', { count: 1 }) })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('button', { name: words('kitchen_what_else') }).click();
  await page.getByRole('button', { name: words('kitchen_discount'), exact: true }).click();
  await page.getByLabel(words('kitchen_discount_share'), { exact: true }).last().fill('10');
  await page.getByRole('button', { name: words('kitchen_discount_regular') }).click();
  await page.getByRole('button', { name: words('kitchen_discount_give') }).click();
  await expect(page.getByText(`${words('kitchen_discount_regular')} (10%)`)).toBeVisible();

  await page.getByRole('button', { name: words('kitchen_pay_one_of', { count: 2 }) }).click();
  await page.getByRole('button', { name: words('kitchen_take_payment') }).click();
  await expect(page.getByText(words('kitchen_paid_by', { how: words('kitchen_method_cash') }))).toHaveCount(1);
  await page.getByRole('button', { name: words('kitchen_take_payment') }).click();
  await page.getByRole('button', { name: words('kitchen_close_order') }).click();
  await expect(page.getByText(words('kitchen_order_closed'))).toBeVisible();
});
