import { expect, test } from './world/journey.ts';

test.use({ who: 'chef.london', viewport: { width: 1112, height: 620 } });

test('another place is read from its top, the one that is come back to from where it was left', async ({ page }) => {
  await page.goto('/menu');
  const screen = page.locator('#screen');
  const dish = screen.locator('a[href^="/menu/dishes/"]').last();
  await dish.scrollIntoViewIfNeeded();
  const top = () => screen.evaluate(({ scrollTop }) => Math.round(scrollTop));
  await expect.poll(top).toBeGreaterThan(0);
  const left = await top();
  await dish.click();
  await expect(page).toHaveURL(/\/menu\/dishes\//);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(dish).toBeVisible();
  await expect.poll(top).toBe(left);
});
