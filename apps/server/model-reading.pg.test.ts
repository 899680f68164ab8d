import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { openReader, type QuestionReader } from '../../modules/assistant/server/mount.ts';
import type { AskedQuestion } from '../../modules/assistant/contract/answer.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { startModelStandIn, type ModelStandIn } from './testing/model-stand-in.ts';
import { sellDish } from './testing/sell-dish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const { app, database, here, tell } = freshHouse();

let model: ModelStandIn;
let reader: QuestionReader;
let withModel: TestApp;

beforeAll(async () => {
  model = await startModelStandIn();
  reader = await openReader({ provider: 'compatible', key: null, model: 'house-model', baseUrl: model.url });
  withModel = createTestApp(database().pools, { reader });
});
afterAll(() => model.close());
beforeEach(async () => {
  model.asked.length = 0;
  const { itemId } = await sellDish(app(), here().people.owner, here());
  await queryAs(database().owner, `update item set name = 'Shiro flour' where id = $1`, [itemId]);
});

type Role = keyof ReturnType<typeof here>['people'];

const as = (role: Role) => withModel.as(here().people[role]).assistant;

const lookUp = (measure: string, more: object = {}) => [
  {
    name: 'look_up',
    input: { measure, names: ['shiro flour'], days: null, by: null, order: null, limit: null, against: null, ...more },
  },
];

const found = async (role: Role, questionId: string): Promise<AskedQuestion | undefined> => {
  const { conversation } = await as(role).listQuestions({ restaurantId: here().restaurantId });
  return conversation.find(({ id }) => id === questionId);
};

/** Asks, and waits until the model has read it. */
const ask = async (role: Role, text: string): Promise<AskedQuestion> => {
  const questionId = uuidv7();
  const first = await as(role).askQuestion(tell({ questionId, text, language: 'en', afterId: null }));
  if (!first.isReading) return first;
  await expect.poll(async () => (await found(role, questionId))?.isReading, { timeout: 15_000 }).toBe(false);
  const ended = await found(role, questionId);
  if (!ended) throw new Error('A question that was asked stays in the conversation.');
  return ended;
};

const used = async (): Promise<number> => {
  const rows = await queryAs<{ used: number }>(database().superuser, 'select used from ai_usage where owner_id = $1', [here().ownerId]);
  return rows[0]?.used ?? 0;
};

const odd = 'Shiro flour situation, my friend?';

describe('a question that the grammar cannot read', () => {
  it('is read by the model and answered from the same figure, which says who read it and counts once', async () => {
    model.does = () => lookUp('stock-level');
    const { answer, cost } = await ask('staff', odd);
    expect(answer?.sentence).toBe('There is 10 kg of Shiro flour.');
    expect(answer?.readBy).toBe('house-model');
    expect({ cost, used: await used() }).toEqual({ cost: 1, used: 1 });
    expect(await ask('staff', odd)).toMatchObject({ cost: 0, answer: { sentence: 'There is 10 kg of Shiro flour.' } });
    expect(await used()).toBe(1);
  });

  it('goes out as the asker wrote it, with the day and without anything that is stored', async () => {
    model.does = () => lookUp('stock-level');
    await ask('owner', odd);
    const [system, user] = model.asked[0]?.messages ?? [];
    expect(JSON.parse(String(user?.content))).toEqual({
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      calendar: 'Gregorian',
      askedBefore: null,
      question: odd,
    });
    expect(String(system?.content)).not.toContain('Shiro');
    expect(model.asked[0]?.tools.map((tool) => tool.function.name)).toEqual(['look_up', 'cannot_tell']);
  });

  it('is not sent anywhere where the grammar can read it', async () => {
    expect((await ask('owner', 'How much shiro flour do we have?')).answer?.sentence).toBe('There is 10 kg of Shiro flour.');
    expect(model.asked).toEqual([]);
  });

  it('is answered to nobody who may not see it, whatever the model looks up', async () => {
    model.does = () => lookUp('stock-value', { names: [] });
    const { answer, noAnswer, cost } = await ask('staff', 'Say the richness of the shelves');
    expect({ answer, cost }).toEqual({ answer: null, cost: 0 });
    expect(noAnswer?.text).toMatch(/is not open to your role\.$/);
    expect(await used()).toBe(0);
  });

  it.each([
    ['is down', { status: 503 }],
    ['knows no such model', { status: 404 }],
    ['talks instead', { says: 'There are 99 kg of everything.' }],
    ['lets go of the line', 'hang-up'],
    ['says that nothing here tells it', [{ name: 'cannot_tell', input: {} }]],
    ['calls what it was not given', [{ name: 'delete_item', input: { name: 'Shiro flour' } }]],
    ['looks up what is no measure', lookUp('everything')],
    ['looks up more than is allowed', lookUp('stock-level', { restaurantId: 'another' })],
    ['looks up two things', [...lookUp('stock-level'), ...lookUp('stock-used')]],
    ['names what nobody has', lookUp('stock-level', { names: ['unicorn'] })],
  ] as const)('has no answer and counts nothing where the model %s', async (_, deed) => {
    model.does = () => deed;
    const { answer, noAnswer, cost } = await ask('owner', odd);
    expect({ answer, cost }).toEqual({ answer: null, cost: 0 });
    expect(noAnswer?.text).toMatch(/^I can’t tell, because /);
    expect(await used()).toBe(0);
  });

  it('leaves the database alone while it is waited for, and others ask meanwhile', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    model.does = async () => {
      await held;
      return lookUp('stock-level');
    };
    const questionId = uuidv7();
    const first = await as('owner').askQuestion(tell({ questionId, text: odd, language: 'en', afterId: null }));
    expect(first).toMatchObject({ isReading: true, answer: null, noAnswer: null, cost: 0 });
    const open = `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    expect(await queryAs(database().superuser, open)).toEqual([{ n: 0 }]);
    expect((await ask('chef', 'How much shiro flour do we have?')).answer?.sentence).toBe('There is 10 kg of Shiro flour.');
    letGo();
    await expect.poll(async () => (await found('owner', questionId))?.answer?.sentence).toBe('There is 10 kg of Shiro flour.');
  });

  it('whose reading was cut off says so, and can be asked again', async () => {
    model.does = () => new Promise(() => undefined);
    const questionId = uuidv7();
    await as('owner').askQuestion(tell({ questionId, text: odd, language: 'en', afterId: null }));
    await queryAs(database().superuser, `update assistant_question set reading_until = now() - interval '1 second' where id = $1`, [
      questionId,
    ]);
    expect(await found('owner', questionId)).toMatchObject({ isReading: false, noAnswer: { suggestions: [odd] }, cost: 0 });
  });
});
