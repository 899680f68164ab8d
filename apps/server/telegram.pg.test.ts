import { randomBytes } from 'node:crypto';

import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { answerTelegram, openTelegram, raiseAlerts } from '../../modules/alerts/server/mount.ts';
import { restaurantCode } from '../../modules/restaurants/rules/restaurant-code.ts';
import { placeAt } from '../../modules/restaurants/rules/place-at.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { listenToTelegram, type TelegramEars } from './live/listen-to-telegram.ts';
import { deliver, deliveriesOf, waitForNextAttempt } from './testing/delivered.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { stockedItem } from './testing/stocked-item.ts';
import { startTelegramStandIn, type TelegramStandIn } from './testing/telegram-stand-in.ts';

const { app, as, database, here, idOf, tell } = freshHouse();
const token = '12345:secret-of-the-bot';

let standIn: TelegramStandIn;
let ears: TelegramEars[];

const botAt = (baseUrl: string) => openTelegram({ token, botName: 'MaedTestBot', apiUrl: standIn.url, baseUrl });

beforeEach(async () => {
  await queryAs(database().superuser, 'delete from alert_delivery', []);
  standIn = await startTelegramStandIn(token);
  ears = [];
});

afterEach(async () => {
  for (const one of ears) await one.stop();
  await standIn.close();
});

/** A server that listens to the bot. */
const startListening = () => {
  ears.push(listenToTelegram({ pool: database().pools.app, telegram: botAt('https://maed.example'), log: pino({ level: 'silent' }) }));
};

const newCode = async (role: 'chef' | 'manager' = 'chef') => {
  const secret = randomBytes(24).toString('base64url');
  await as(role).alerts.startTelegram(tell({ secret }));
  return restaurantCode(here().restaurantId, secret);
};

const reachesOf = async (role: 'chef' | 'manager') =>
  (await as(role).alerts.readPreferences({ restaurantId: here().restaurantId })).reaches;

/** Chats of their own, so that what one test wrote is nothing to another. */
const chat = () => 1_000 + Number.parseInt(randomBytes(3).toString('hex'), 16);

const saidTo = (chatId: number) => standIn.said.filter((one) => one.chat_id === chatId);

const connectChat = async (chatId: number) => {
  standIn.write(chatId, `/start ${await newCode()}`);
  startListening();
  await expect.poll(() => reachesOf('chef')).toHaveLength(1);
};

const tellOfLowItem = async () => {
  const itemId = await stockedItem(app(), here(), { kilograms: '1' });
  await queryAs(database().owner, 'update stock_level set attention = 1 where item_id = $1', [itemId]);
  await withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', new Date()));
  return itemId;
};

const send = (baseUrl = 'https://maed.example') => deliver(database().pools, { TELEGRAM: botAt(baseUrl).courier });
const ofChef = async () => (await deliveriesOf(database().superuser, idOf('chef'))).filter(({ channel }) => channel === 'TELEGRAM');

it('connects the chat of whoever opens the link, once, also with two servers listening', async () => {
  const code = await newCode();
  const [first, second, stranger] = [chat(), chat(), chat()];
  startListening();
  startListening();
  standIn.write(first, `/start ${code}`);
  await expect.poll(() => reachesOf('chef')).toMatchObject([{ channel: 'TELEGRAM', label: 'Telegram Hanna' }]);
  await expect.poll(() => saidTo(first)).toHaveLength(1);
  expect(saidTo(first)[0]?.text).toMatch(/^Connected: /);
  standIn.write(second, `/start ${code}`);
  await expect.poll(() => saidTo(second)).toHaveLength(1);
  expect(saidTo(second)[0]?.text).toMatch(/used already/);
  standIn.write(stranger, 'hello');
  await expect.poll(() => saidTo(stranger)).toHaveLength(1);
  expect(await reachesOf('chef')).toHaveLength(1);
  expect(await reachesOf('manager')).toEqual([]);
});

it('connects one chat of two that come with the same link at the same moment', async () => {
  const [code, one, other] = [await newCode(), chat(), chat()];
  const bring = (id: number) =>
    answerTelegram(database().pools.app, botAt('https://maed.example'), {
      update_id: id,
      message: { text: `/start ${code}`, chat: { id, type: 'private' }, from: { first_name: 'Hanna' } },
    });
  await Promise.all([bring(one), bring(other)]);
  expect(await reachesOf('chef')).toHaveLength(1);
  const said = [one, other].map((id) => saidTo(id)[0]?.text ?? '');
  expect(said.filter((text) => text.startsWith('Connected: '))).toHaveLength(1);
  expect(said.filter((text) => text.includes('used already'))).toHaveLength(1);
});

it('a link that is too old, of nobody, or opened in a group connects nothing', async () => {
  const [old, group] = [await newCode(), await newCode()];
  await queryAs(
    database().superuser,
    `update access_link set expires_at = now() - interval '1 second' where (restaurant_id, token_hash) in
       (select restaurant_id, token_hash from access_link where restaurant_id = $1 and kind = 'telegram' order by made_at limit 1)`,
    [here().restaurantId],
  );
  const [one, two, three] = [chat(), chat(), chat()];
  standIn.write(three, `/start ${group}`, 'group');
  standIn.write(one, `/start ${old}`);
  standIn.write(two, `/start ${restaurantCode(here().restaurantId, randomBytes(24).toString('base64url'))}`);
  startListening();
  await expect.poll(() => [saidTo(one).length, saidTo(two).length]).toEqual([1, 1]);
  expect(saidTo(three)).toEqual([]);
  expect(await reachesOf('chef')).toEqual([]);
});

it('says what presses with a button that leads there, and with the link itself where Telegram takes no button', async () => {
  const chatId = chat();
  await connectChat(chatId);
  const itemId = await tellOfLowItem();
  await send();
  expect(saidTo(chatId).at(-1)).toMatchObject({
    text: expect.stringMatching(/^<b>.*: running low<\/b>\n/),
    reply_markup: {
      inline_keyboard: [[{ text: 'Request', url: `https://maed.example${placeAt(here().restaurantId, `/inventory/${itemId}`)}` }]],
    },
  });
  await tellOfLowItem();
  await send('http://localhost:4400');
  expect(saidTo(chatId).at(-1)?.reply_markup).toBeUndefined();
  expect(saidTo(chatId).at(-1)?.text).toContain(`http://localhost:4400/at/${here().restaurantId}?to=%2Finventory%2F`);
  expect(await ofChef()).toMatchObject([{ status: 'SENT' }, { status: 'SENT' }]);
});

it('waits where Telegram asks for it, comes again after a fault, and closes the chat of whoever blocked the bot', async () => {
  const chatId = chat();
  await connectChat(chatId);
  await tellOfLowItem();
  standIn.refuseOnce(120);
  await send();
  expect((await ofChef())[0]).toMatchObject({ status: 'QUEUED', attempts: 1 });
  expect((await ofChef())[0]?.waits).toBeGreaterThan(100);
  standIn.failOnce();
  await waitForNextAttempt(database().superuser);
  await send();
  expect((await ofChef())[0]).toMatchObject({ status: 'QUEUED', attempts: 2 });
  standIn.block(chatId);
  await waitForNextAttempt(database().superuser);
  await send();
  expect((await ofChef())[0]).toMatchObject({ status: 'GONE', reason: 'ADDRESS_GONE' });
  expect(await reachesOf('chef')).toEqual([]);
});
