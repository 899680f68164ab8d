import { expect, test } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

for (const language of ['en', 'am'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ who: 'chef.addis', language });

    test('a chef forecasts tomorrow, knows better, and finds it in the prep list', async ({ page, words }) => {
      await page.goto('/menu?tab=prep');
      await page.getByRole('link', { name: words('menu_prep_forecast_link') }).click();
      await expect(page.getByRole('heading', { name: words('assistant_forecast_title'), level: 1 })).toBeVisible();
      await page.getByLabel(words('assistant_forecast_days'), { exact: true }).fill('40');
      await expect(page.getByText(words('assistant_forecast_days_wrong'))).toBeVisible();
      await page.getByLabel(words('assistant_forecast_days'), { exact: true }).fill('5');
      await page.getByRole('button', { name: words('assistant_forecast_make') }).click();

      const days = page.getByRole('list', { name: words('assistant_forecast_expected') }).getByRole('listitem');
      await expect(days).toHaveCount(5);
      await expect(page.getByText('%').first()).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);

      // A dish that something is prepared for: so many of it tomorrow are more than any house has ready.
      await page.getByLabel(words('assistant_forecast_thing'), { exact: true }).selectOption({ label: language === 'en' ? 'Shiro' : 'ሽሮ' });
      await days.nth(1).getByRole('button').click();
      const sheet = page.getByRole('dialog');
      const reason = `A wedding, ${language}`;
      await sheet.getByLabel(words('assistant_forecast_override_amount'), { exact: true }).fill('640');
      // Somebody may have said something of this day before.
      await sheet.getByLabel(words('assistant_forecast_override_reason'), { exact: true }).fill('');
      await sheet.getByRole('button', { name: words('assistant_forecast_override_keep') }).click();
      await expect(sheet.getByText(words('assistant_forecast_override_reason_wrong'))).toBeVisible();
      await sheet.getByLabel(words('assistant_forecast_override_reason'), { exact: true }).fill(reason);
      await sheet.getByRole('button', { name: words('assistant_forecast_override_keep') }).click();
      await expect(sheet).toHaveCount(0);
      await expect(days.nth(1)).toContainText('640');
      await expect(days.nth(1)).toContainText(reason);

      await page.getByRole('button', { name: words('assistant_forecast_plan_kitchen') }).click();
      await expect(page.getByText(words('assistant_forecast_plan_kitchen_days', { count: '5' }))).toBeVisible();
      await page.getByRole('link', { name: words('assistant_forecast_see_prep') }).click();
      await page.getByText(words('menu_prep_tomorrow'), { exact: true }).click();
      const planned = words('menu_prep_as_planned', { amount: '#' }).split('#')[1] ?? '';
      await expect(page.getByText(planned).first()).toBeVisible();

      await page.goto('/assistant/forecast?what=DISHES');
      await page.getByRole('button', { name: words('assistant_forecast_plan_kitchen_drop') }).click();
      await expect(page.getByRole('button', { name: words('assistant_forecast_plan_kitchen'), exact: true })).toBeVisible();
    });
  });
}
