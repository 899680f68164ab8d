import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { measureIds } from '../../modules/assistant/rules/question/measures.ts';
import { amountWord } from '../../modules/inventory/server/public.ts';
import { forgetQuestions } from '../../modules/assistant/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { sellDish } from './testing/sell-dish.ts';

const { app, as, database, here, tell } = freshHouse();

type Role = Parameters<typeof as>[0];
type More = { readonly afterId?: string; readonly language?: 'en' | 'am'; readonly questionId?: string };

const asking = (text: string, { afterId, language = 'en', questionId = uuidv7() }: More = {}) =>
  tell({ questionId, text, language, afterId: afterId ?? null });

const ask = (role: Role, text: string, more?: More) => as(role).assistant.askQuestion(asking(text, more));

const used = async (): Promise<number> => {
  const rows = await queryAs<{ used: number }>(database().superuser, 'select used from ai_usage where owner_id = $1', [here().ownerId]);
  return rows[0]?.used ?? 0;
};

const setUsed = (count: number) =>
  queryAs(database().superuser, 'update ai_usage set used = $2 where owner_id = $1', [here().ownerId, count]);

const flour = async (): Promise<string> => {
  const { itemId } = await sellDish(app(), here().people.owner, here());
  await queryAs(database().owner, `update item set name = 'Shiro flour', name_local = 'የሽሮ ዱቄት' where id = $1`, [itemId]);
  return itemId;
};

describe('a question', () => {
  it('is answered in either language by the same figure, with the way to its papers', async () => {
    const itemId = await flour();
    const { answer } = await ask('staff', 'How much shiro flour do we have?');
    expect(answer).toMatchObject({ sentence: 'There is 10 kg of Shiro flour.', evidence: [{ place: `/inventory/${itemId}` }] });
    const inAmharic = await ask('staff', 'ስንት የሽሮ ዱቄት አለን?', { language: 'am' });
    expect(inAmharic.answer).toMatchObject({ sentence: `የሽሮ ዱቄት፦ ${amountWord('10000', 'g', 'am')} አለ።` });
  });

  it('counts with an answer, once however often it is sent, and not when it is asked again at once', async () => {
    await flour();
    const command = asking('How much shiro flour do we have?');
    const answers = await Promise.all([1, 2, 3].map(() => as('chef').assistant.askQuestion(command)));
    expect(new Set(answers.map(({ id, cost }) => `${id} ${cost}`)).size).toBe(1);
    expect(await used()).toBe(1);
    expect(await ask('chef', 'How much shiro flour do we have?')).toMatchObject({ cost: 0, answer: { sentence: expect.any(String) } });
    expect(await used()).toBe(1);
    expect(await ask('staff', 'How much shiro flour do we have?')).toMatchObject({ cost: 1 });
    expect(await used()).toBe(2);
  });

  it('in the same words after another one counts again, since it asks something else', async () => {
    await flour();
    const first = await ask('chef', 'How much shiro flour did we use yesterday?');
    expect(await ask('chef', 'and last week?', { afterId: first.id })).toMatchObject({ cost: 1, answer: { sentence: expect.any(String) } });
    expect(await ask('chef', 'and last week?', { afterId: first.id })).toMatchObject({ cost: 0 });
    const second = await ask('chef', 'How much shiro flour did we waste yesterday?');
    expect(await ask('chef', 'and last week?', { afterId: second.id })).toMatchObject({
      cost: 1,
      answer: { sentence: expect.any(String) },
    });
    expect(await used()).toBe(4);
  });

  it('that has no answer says why, counts nothing and leaves nothing set aside', async () => {
    const { answer, noAnswer, cost } = await ask('owner', 'How many unicorns do we have?');
    expect({ answer, cost }).toEqual({ answer: null, cost: 0 });
    expect(noAnswer?.text).toBe('I can’t tell, because I don’t know “unicorns” here.');
    expect(await used()).toBe(0);
  });

  it('beyond what the plan includes is refused before any work, and nothing of it is kept', async () => {
    await ask('owner', 'What is out of stock?');
    await queryAs(database().superuser, `update subscription set plan = 'starter' where owner_id = $1`, [here().ownerId]);
    await setUsed(100);
    await expect(ask('owner', 'What is running low?')).rejects.toMatchObject({ code: 'AI_LIMIT_REACHED', data: { cost: 1 } });
    expect(await used()).toBe(100);
    const { conversation } = await as('owner').assistant.listQuestions({ restaurantId: here().restaurantId });
    expect(conversation.map(({ text }) => text)).toEqual(['What is out of stock?']);
  });

  it('about money is not answered to whoever may not see it, and says so without a figure', async () => {
    await flour();
    for (const text of ['How much did we sell last week?', 'What is our stock worth?', 'labour cost yesterday']) {
      const { answer, noAnswer, cost } = await ask('staff', text);
      expect({ answer, cost }).toEqual({ answer: null, cost: 0 });
      expect(noAnswer?.text).toMatch(/is not open to your role\.$/);
    }
  });

  it('leans on the one before it, and only on one’s own', async () => {
    await flour();
    const { id } = await ask('owner', 'How much shiro flour did we use yesterday?');
    const next = await ask('owner', 'and last week?', { afterId: id });
    expect(next.answer?.used.map(({ text }) => text)).toEqual(expect.arrayContaining(['Used', 'Shiro flour']));
    expect(await ask('manager', 'and last week?', { afterId: id })).toMatchObject({ answer: null });
  });

  it('of every kind has an answer or says why it has none, to everybody', async () => {
    await flour();
    const texts = [
      'what expires this week',
      'price of shiro flour',
      'purchases by supplier',
      'deliveries due',
      'waste by reason',
      'sales by hour yesterday',
      'best selling dish',
      'food cost last month',
      'prime cost this week',
      'hours worked by role',
      'profit last month',
      'variance last month',
      'ticket times',
      'tips last week',
      'vat last month',
      'price of shiro',
      'cost of shiro',
      'margin by dish',
      'recipe of shiro',
      'allergens in shiro',
      'which dishes contain milk',
      'which dishes are sold out',
      'prep tomorrow',
      'who works tomorrow',
      'my shifts',
      'open tasks',
      'overdue tasks',
      'open tickets',
      'how much shiro flour did we buy last week',
      'how much shiro flour did we throw away last week',
      'price changes last month',
      'cost of goods last month',
      'covers yesterday',
      'orders yesterday',
      'average bill yesterday',
      'labour percent yesterday',
      'labour cost yesterday',
    ];
    expect(texts.length).toBeGreaterThan(measureIds.length - 8);
    for (const role of ['owner', 'staff'] as const) {
      for (const text of texts) {
        const { answer, noAnswer } = await ask(role, text);
        expect({ text, isNull: (answer ?? noAnswer) === null }).toEqual({ text, isNull: false });
        expect(`${text}: ${noAnswer?.text ?? ''}`).not.toMatch(/don’t (?:know|understand)/);
      }
    }
  });
});

describe('a conversation', () => {
  it('is its asker’s alone, can be kept in part, and is forgotten when asked to be', async () => {
    const { id } = await ask('owner', 'What is out of stock?');
    const mine = () => as('owner').assistant.listQuestions({ restaurantId: here().restaurantId });
    expect((await mine()).conversation.map((one) => one.id)).toEqual([id]);
    expect((await as('manager').assistant.listQuestions({ restaurantId: here().restaurantId })).conversation).toEqual([]);
    await expect(as('manager').assistant.keepQuestion(tell({ questionId: id, isSaved: true }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await as('owner').assistant.keepQuestion(tell({ questionId: id, isSaved: true }));
    expect(await as('owner').assistant.clearConversation(tell({}))).toEqual({ forgotten: 1 });
    expect(await mine()).toMatchObject({ conversation: [], kept: [{ id, text: 'What is out of stock?' }] });
  });

  it('is forgotten after ninety days, but for what was kept', async () => {
    const ids = await Promise.all(['What is out of stock?', 'What is running low?'].map(async (text) => (await ask('owner', text)).id));
    await as('owner').assistant.keepQuestion(tell({ questionId: ids[1] ?? '', isSaved: true }));
    const { restaurantId } = here();
    const forget = (daysOn: number) =>
      withSystem(database().pools.app, { restaurantId, reason: 'test' }, (tx) =>
        forgetQuestions(tx, new Date(Date.now() + daysOn * 24 * 3_600_000)),
      );
    const left = () =>
      queryAs<{ id: string }>(database().superuser, 'select id from assistant_question where restaurant_id = $1', [restaurantId]);
    await forget(89);
    expect(await left()).toHaveLength(2);
    await forget(91);
    expect(await left()).toEqual([{ id: ids[1] }]);
  });
});
