import { expect, test } from './world/journey.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

test.use({ who: 'chef.london' });

test('waste ends in an action on a phone: a cause becomes another par, is measured, and can be taken back', async ({ page, words }) => {
  await page.goto('/waste');
  const causes = page.getByRole('region', { name: /cause.* a month$/ });
  const cause = causes.getByRole('listitem').first();
  await expect(cause).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await cause.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel(words('waste_act_what')).selectOption('CHANGE_PAR');
  const now = (await dialog.getByText(/^The par is/).textContent()) ?? '';
  const [, figure = '', unit = ''] = /is ([\d.,]+) (\S+) now/.exec(now) ?? [];
  const half = String(Math.ceil(Number(figure.replaceAll(',', '')) * 0.6));
  await dialog.getByLabel(words('waste_act_par')).fill(`${half} ${unit}`);
  await dialog.getByRole('button', { name: words('waste_act_set_par') }).click();
  await expect(dialog).toHaveCount(0);
  const done = page
    .getByRole('region', { name: words('waste_reviews') })
    .getByRole('listitem')
    .first();
  await expect(done).toContainText(words('waste_review_state_in_effect'));
  await expect(done).toContainText(`to ${half}`);
  await expect(done).toContainText('Too early to tell');
  await done.getByRole('button', { name: words('waste_review_step_revert') }).click();
  await dialog.getByRole('button', { name: words('waste_review_step_revert') }).click();
  await expect(dialog).toContainText(words('waste_refusal_review_reason_required'));
  await dialog.getByLabel(words('waste_why')).fill('We ran out on Friday');
  await dialog.getByRole('button', { name: words('waste_review_step_revert') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(done).toContainText(words('waste_review_state_reverted'));
  // An earlier change, whose weeks are over, says what it saved.
  await expect(page.getByRole('region', { name: words('waste_reviews') })).toContainText('Saved about');
});
