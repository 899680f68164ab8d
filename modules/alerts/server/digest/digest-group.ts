import { and, desc, eq, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { LetterGroup } from '../../../../platform/server/mail/letter.ts';
import { placeAt } from '../../../restaurants/rules/place-at.ts';
import { peopleByRole } from '../../../restaurants/server/public.ts';
import { joinWords } from '../../rules/join-words.ts';
import { noticeWords } from '../delivery/notice-words.ts';
import { alertDelivery } from '../delivery-tables.ts';
import { alert, signal } from '../tables.ts';
import { saidTo } from '../said-to.ts';
import { digestDay } from './due-digests.ts';

/** So many lines stand in a letter for one restaurant; the rest is in the app. */
const linesMax = 40;

type Reader = { readonly userId: string; readonly language: 'en' | 'am'; readonly now: Date };

/**
 * What somebody is to be told of in a restaurant today, what presses most first, and that they were; null where there is nothing, or
 * another server has it.
 *
 * @invariant the claim and the letter are of one transaction: there is one digest a day, or none and it comes again
 */
export const claimGroup = async (tx: RestaurantTx, { userId, language, now }: Reader): Promise<LetterGroup | null> => {
  const role = (await peopleByRole(tx)).find((one) => one.userId === userId)?.role;
  if (role === undefined) return null;
  const signals = await standingFor(tx, userId);
  if (signals.length === 0) return null;
  const [claimed] = await tx.db
    .insert(alertDelivery)
    .values({
      restaurantId: tx.restaurantId,
      userId,
      what: 'DIGEST',
      day: digestDay(tx, now),
      channel: 'MAIL',
      status: 'SENT',
      sentAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: alertDelivery.id });
  if (!claimed) return null;
  const on = await saidTo(tx, { locale: language, userId });
  const lines = signals.map(({ about }) => {
    const { title, text } = noticeWords(about, role, on);
    return { text: joinWords(title, text), path: placeAt(tx.restaurantId, about.place) };
  });
  return { heading: on.house.name, lines };
};

/** What is unread, stands, and is neither put off nor aside. */
const standingFor = (tx: RestaurantTx, userId: string) =>
  tx.db
    .select({ about: signal })
    .from(alert)
    .innerJoin(signal, and(eq(signal.restaurantId, alert.restaurantId), eq(signal.id, alert.signalId)))
    .where(
      and(
        eq(alert.restaurantId, tx.restaurantId),
        eq(alert.userId, userId),
        eq(alert.status, 'unread'),
        isNull(alert.dismissedAt),
        isNull(alert.snoozedUntil),
        eq(signal.status, 'OPEN'),
      ),
    )
    .orderBy(desc(alert.priority), desc(alert.createdAt), desc(alert.id))
    .limit(linesMax);
