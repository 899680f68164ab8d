import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { accessLink } from '../../../../platform/server/database/access-link.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { tokenHash } from '../../../accounts/server/public.ts';
import { telegramLinkMinutes } from '../../rules/telegram-link.ts';
import type { Ways } from '../delivery/couriers.ts';
import { ownIdOf } from '../telling/own-id.ts';

const minuteMs = 60_000;

/**
 * Lets whoever opens the bot with this secret connect their chat as whoever acts. The secret comes from whoever makes the link and
 * is kept as a hash alone.
 *
 * @refuses CHANNEL_NOT_OFFERED where there is no bot
 */
export const startTelegram = async (tx: RestaurantTx, { body: { secret } }: CommandEnvelope<{ readonly secret: string }>, ways: Ways) => {
  if (!ways.couriers.TELEGRAM) throw refusal('CHANNEL_NOT_OFFERED', { field: 'secret' });
  const expiresAt = new Date(Date.now() + telegramLinkMinutes * minuteMs);
  await tx.db.insert(accessLink).values({
    restaurantId: tx.restaurantId,
    tokenHash: tokenHash(secret),
    kind: 'telegram',
    subjectId: ownIdOf(tx),
    madeBy: ownIdOf(tx),
    expiresAt,
  });
  return { expiresAt: expiresAt.toISOString() };
};
