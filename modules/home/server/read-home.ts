import { m } from '../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { getDetails, readersWall } from '../../restaurants/server/public.ts';
import { mayUse } from '../../subscription/server/public.ts';
import type { Home } from '../contract/home.contract.ts';
import { fastOf, type Fast } from '../rules/fast.ts';
import { briefingOf } from './briefing.ts';
import { cardsOf } from './cards.ts';
import { gatherFacts } from './gather-facts.ts';
import { guideOf } from './guide.ts';
import { foodRise, planOf, tradeOf, weekOf } from './trade.ts';
import type { On } from './words-of.ts';

const fastWords: Readonly<Record<Fast, (on: On) => string>> = {
  nineveh: (on) => m.home_fast_nineveh({}, on),
  lent: (on) => m.home_fast_lent({}, on),
  apostles: (on) => m.home_fast_apostles({}, on),
  assumption: (on) => m.home_fast_assumption({}, on),
  advent: (on) => m.home_fast_advent({}, on),
  weekly: (on) => m.home_fast_weekly({}, on),
};

/** Houses that count days by the Ethiopian calendar cook by its fasts too. */
const fastWord = (day: string, on: On): string | null => {
  const fast = on.house.useEthiopianCalendar ? fastOf(day) : null;
  return fast && fastWords[fast](on);
};

/** The day at a glance for whoever asks, as far as their role and the plan of the house go. */
export const readHome = async (tx: RestaurantTx, { language }: { readonly language: 'en' | 'am' }): Promise<Home> => {
  const now = new Date();
  const house = await getDetails(tx);
  const on: On = { house, wall: await readersWall(tx, house), locale: language };
  const facts = await gatherFacts(tx, now);
  // From growth on: what stands beside other days, and the briefing.
  const isGrown = await mayUse(tx, 'smart-forecasting');
  const week = await weekOf(tx, facts, on);
  const trade = await tradeOf(tx, facts, { on, hasComparisons: isGrown });
  return {
    day: facts.day,
    fast: fastWord(facts.day, on),
    cards: cardsOf(facts, tx.role, on),
    plan: await planOf(tx, { day: facts.day, week }, { on, hasComparisons: isGrown }),
    trade,
    briefing: isGrown ? briefingOf(facts, { trade, food: await foodRise(tx, week), on }) : null,
    hasGroup: can(tx.role, 'reports.view') && (await mayUse(tx, 'multi-location')),
    guide: await guideOf(tx, on),
    asOf: now.toISOString(),
  };
};
