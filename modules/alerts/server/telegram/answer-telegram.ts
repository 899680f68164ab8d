import { and, eq, isNull } from 'drizzle-orm';

import { m } from '../../../../generated/messages/server/messages.js';
import { accessLink } from '../../../../platform/server/database/access-link.ts';
import type { Pool } from '../../../../platform/server/database/pool.ts';
import { isEntryRefused, withLink, withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { languageOf, tokenHash } from '../../../accounts/server/public.ts';
import { readRestaurantCode } from '../../../restaurants/rules/restaurant-code.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import { announceAlerts } from '../announce-alerts.ts';
import { keepReach } from '../telling/reaches.ts';
import type { Telegram, TelegramUpdate } from './telegram-adapter.ts';

type Language = 'en' | 'am';
type Chat = { readonly id: number; readonly name: string };
type Connected = { readonly userId: string; readonly restaurant: string; readonly language: Language };

const labelLengthMax = 80;

/** Answers what somebody wrote to the bot: connects their chat where they bring a link of theirs, and says otherwise how to. */
export const answerTelegram = async (pool: Pool, telegram: Telegram, { message }: TelegramUpdate): Promise<void> => {
  // A group is nobody's own: what is told there would be read by all of it.
  if (message === undefined || message.chat.type !== 'private') return;
  const locale: Language = message.from?.language_code === 'am' ? 'am' : 'en';
  const [, code] = /^\/start(?: (\S+))?$/.exec(message.text ?? '') ?? [];
  if (code === undefined) return telegram.say(message.chat.id, m.alerts_telegram_hello({}, { locale }));
  const chat = { id: message.chat.id, name: message.from?.first_name ?? '' };
  const connected = await connect(pool, code, chat);
  if (connected === null) return telegram.say(chat.id, m.alerts_telegram_spent({}, { locale }));
  const { restaurant, language } = connected;
  return telegram.say(chat.id, m.alerts_telegram_connected({ restaurant }, { locale: language }));
};

const connect = async (pool: Pool, code: string, chat: Chat): Promise<Connected | null> => {
  const read = readRestaurantCode(code);
  if (read === null) return null;
  const hash = tokenHash(read.secret);
  const link = { restaurantId: read.restaurantId, tokenHash: hash, kind: 'telegram' };
  const found = await withLink({ pool, access: 'write' }, link, async (tx, { subjectId: userId }) =>
    (await spend(tx, hash)) ? keepChat(tx, userId, chat) : null,
  );
  if (found === null || isEntryRefused(found)) return null;
  const where = { restaurantId: read.restaurantId, reason: 'tell that a chat was connected' };
  await withSystem(pool, where, (tx) => Promise.resolve(announceAlerts(tx, [found.userId])));
  return found;
};

/** A link opens once, also for two who come with it at the same moment. */
const spend = async (tx: RestaurantTx, hash: string): Promise<boolean> => {
  const isThis = and(eq(accessLink.restaurantId, tx.restaurantId), eq(accessLink.tokenHash, hash), isNull(accessLink.revokedAt));
  const spent = await tx.db.update(accessLink).set({ revokedAt: new Date() }).where(isThis).returning({ id: accessLink.id });
  return spent.length > 0;
};

const keepChat = async (tx: RestaurantTx, userId: string, { id: chatId, name }: Chat): Promise<Connected> => {
  const language = await languageOf(tx, userId);
  const label = `Telegram ${name}`.trim().slice(0, labelLengthMax);
  await keepReach(tx, { userId, channel: 'TELEGRAM', address: { chatId }, identity: String(chatId), label, language, sessionId: null });
  return { userId, language, restaurant: (await getDetails(tx)).name };
};
