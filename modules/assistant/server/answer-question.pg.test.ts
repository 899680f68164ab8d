import { beforeEach, expect, it } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { openMarket, type Market } from '../../purchasing/server/testing/market.ts';
import { answerQuestion } from './answer-question.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
});

const ask = (text: string, language: 'en' | 'am' = 'en') =>
  market.as('manager', (tx) => answerQuestion(tx, { text, language, before: null }));

it.each(['Sales on 1 January 2026', 'What did we throw away this week?'])(
  'of a house that wrote nothing down says so: %s',
  async (text) => {
    const outcome = await ask(text);
    expect('noAnswer' in outcome && outcome.noAnswer.text).toMatch(
      /^I can’t tell, because nothing is written down for .+ that “.+” counts\.$/,
    );
  },
);
