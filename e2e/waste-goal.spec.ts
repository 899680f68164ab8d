import { uuidv7 } from 'uuidv7';

import { dayAfter, mondayOf } from '../modules/waste/rules/whole-weeks.ts';
import { bothKitchenTest as test, expect } from './world/journey.ts';
import type { Kitchen } from './world/kitchen.ts';
import { expectAccessible, expectNarrow } from './world/screen.ts';

const flour = 'Teff flour';

test.use({ stocked: { items: [{ name: flour, pack: [['bag', '1000']] }] } });

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
/** The trading day, which goes on until four in the morning. */
const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);
/** The Monday so many weeks before this one. */
const monday = (weeksAgo: number) => dayAfter(mondayOf(today), -7 * weeksAgo);

const waste = (kitchen: Kitchen, day: string, bags: string) =>
  kitchen.tell(
    'waste/logEntry',
    {
      entryId: uuidv7(),
      movementId: uuidv7(),
      kind: 'STOCK_ITEM',
      itemId: kitchen.itemIds.get(flour),
      entry: { text: `${bags} bag`, parts: [{ quantity: bags, unit: 'bag' }] },
      weighing: null,
      stage: 'OVERPRODUCTION',
      reason: 'OVERPRODUCED',
      destination: 'FOOD_WASTE_BIN',
      storageAreaId: null,
      note: null,
      happenedAt: null,
    },
    noon(day),
  );

type Goal = { readonly weeksAgo: number; readonly target: string; readonly days: number };

const setGoal = (kitchen: Kitchen, { weeksAgo, target, days }: Goal) => {
  const startsOn = monday(weeksAgo);
  const span = { baselineFrom: monday(weeksAgo + 5), baselineTo: dayAfter(startsOn, -1), startsOn, until: dayAfter(startsOn, days) };
  return kitchen.tell('waste/changeGoal', { step: 'SET', goalId: uuidv7(), metric: 'MONEY_A_WEEK', target, ...span }, noon(startsOn));
};

test('a goal is measured by the weeks up to its day, reached or missed, and the next one starts from what came of it', async ({
  page,
  words,
  kitchen,
}) => {
  const opening = { quantity: '500', unit: 'bag' };
  const price = { price: { amount: '1', unit: 'bag' }, reason: null, note: null };
  const itemId = kitchen.itemIds.get(flour);
  const booked = { movementId: uuidv7(), itemId, kind: 'OPENING', entry: { text: '500 bag', parts: [opening] }, ...price };
  await kitchen.tell('recordMovement', booked, noon(monday(12)));
  // Five weeks of 40.00 each, then three of 20.00, then two of 16.00.
  for (let weeksAgo = 10; weeksAgo >= 1; weeksAgo -= 1) {
    const bags = weeksAgo > 5 ? '10' : weeksAgo > 2 ? '5' : '4';
    for (const day of [0, 1, 3, 5]) await waste(kitchen, dayAfter(monday(weeksAgo), day), bags);
  }
  await setGoal(kitchen, { weeksAgo: 5, target: '2500', days: 20 });
  await setGoal(kitchen, { weeksAgo: 2, target: '1000', days: 13 });

  await page.goto('/waste');
  const goal = page.getByRole('region', { name: words('waste_goal'), exact: true });
  await expect(goal).toContainText(words('waste_goal_missed', { now: '£16.00', target: '£10.00' }));
  await expect(goal).not.toContainText(words('waste_goal_reached'));
  const before = goal.getByRole('list', { name: words('waste_goals_before') }).getByRole('listitem');
  await expect(before).toHaveCount(1);
  await expect(before).toContainText(words('waste_goal_was_reached'));
  await expect(before).toContainText('£20.00');
  await expectAccessible(page);
  await expectNarrow(page);

  // The four weeks before this one came to 18.00: no goal is one that lies above that.
  await goal.getByRole('button', { name: words('waste_goal_set_another') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('waste_goal_metric')).selectOption('MONEY_A_WEEK');
  await dialog.getByLabel(words('waste_goal_weeks')).selectOption('4');
  await expect(dialog).toContainText(words('waste_goal_starts_from', { value: '£18.00' }));
  const target = dialog.getByLabel(words('waste_goal_target_money', { symbol: '£' }));
  const set = dialog.locator('button[type=submit]');
  await target.fill('18');
  await set.click();
  await expect(dialog).toContainText(words('waste_refusal_goal_target_not_lower'));
  await target.fill('12');
  await set.click();
  await expect(dialog).toHaveCount(0);
  await expect(goal).toContainText(words('waste_goal_line', { value: '£12.00' }));
  await expect(goal).toContainText(words('waste_goal_waiting'));
  await expect(before).toHaveCount(2);
  await expect(before.first()).toContainText(words('waste_goal_was_missed'));

  await goal.getByRole('button', { name: words('waste_goal_end'), exact: true }).click();
  await dialog.getByRole('button', { name: words('waste_goal_end'), exact: true }).click();
  await expect(goal).toContainText(words('waste_goal_none'));
  await expect(before.first()).toContainText(words('waste_goal_given_up'));
});
