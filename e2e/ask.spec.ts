import { bothKitchenTest as test, expect } from './world/journey.ts';
import { expectAccessible, expectFits } from './world/screen.ts';

test.use({ stocked: { items: [{ name: 'Teff flour', pack: [['bag', '1000']], opening: { quantity: '4', price: '40' } }] } });

test('a question is asked in the words of either language, shows its shelf and its price, is asked on, kept and forgotten', async ({
  page,
  words,
  kitchen,
}) => {
  await page.goto('/home');
  const box = page.getByPlaceholder(words('home_ask_placeholder'));
  await box.fill('How much teff flour do we have?');
  await page.getByRole('option', { name: words('assistant_ask_it', { words: 'How much teff flour do we have?' }) }).click();
  const answer = page.getByRole('region', { name: words('assistant_conversation') });
  await expect(answer.getByRole('article').first()).toContainText('Teff flour');
  await expect(answer.getByText(words('assistant_free'))).toHaveCount(0);
  await expect(box).toHaveValue('');
  await answer.getByRole('button', { name: words('assistant_keep') }).click();
  await expect(answer.getByRole('button', { name: words('assistant_drop') })).toBeVisible();

  await box.fill('ምን ዕቃ እያለቀ ነው?');
  await page.getByRole('option').first().click();
  await expect(answer.getByRole('article').first()).toContainText('ምን ዕቃ እያለቀ ነው?');
  await box.fill('How many unicorns do we have?');
  await page.getByRole('option').first().click();
  await expect(answer.getByRole('article').first()).toContainText('unicorns');
  await expect(answer.getByText(words('assistant_free')).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await answer.getByRole('button', { name: words('assistant_clear') }).click();
  await expect(answer.getByRole('article')).toHaveCount(0);
  await answer.getByRole('button', { name: 'How much teff flour do we have?' }).click();
  await answer.getByRole('article').getByRole('link', { name: 'Teff flour' }).click();
  await expect(page).toHaveURL(new RegExp(`/inventory/${kitchen.itemIds.get('Teff flour')}`));
});
