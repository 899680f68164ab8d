import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { hasMailbox } from '../../../../platform/server/mail/no-mailbox.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { contactOf } from '../../../accounts/server/public.ts';
import type { Choice } from '../../contract/telling-fields.ts';
import type { Channel } from '../../rules/channels.ts';
import { usualDigestAt } from '../../rules/preferences.ts';
import { announceAlerts } from '../announce-alerts.ts';
import type { Ways } from '../delivery/couriers.ts';
import { alertPreference } from '../tables.ts';
import { ownIdOf } from './own-id.ts';
import { listAsleep, listReaches } from './reaches.ts';

/** As everybody is told who has chosen nothing. */
const usual: Choice = { kinds: {}, quiet: null, digestAt: usualDigestAt, hasDigest: true };

/** How whoever asks wants to be told, and which ways there are. */
export const readPreferences = async (tx: RestaurantTx, ways: Ways) => {
  const { email } = await contactOf({ ...tx, userId: ownIdOf(tx) });
  const mailAddress = hasMailbox(email) ? email : null;
  return {
    ...(await kept(tx)),
    reaches: await listReaches(tx),
    asleep: await listAsleep(tx),
    channels: offered(ways, mailAddress),
    vapidPublicKey: ways.vapidPublicKey,
    telegramBot: ways.telegramBot,
    mailAddress,
  };
};

const offered = ({ couriers, telegramBot, areLettersRead }: Ways, mailAddress: string | null): Channel[] => [
  'APP',
  ...(couriers.PUSH ? (['PUSH'] as const) : []),
  ...(mailAddress !== null && areLettersRead ? (['MAIL'] as const) : []),
  ...(couriers.TELEGRAM && telegramBot !== null ? (['TELEGRAM'] as const) : []),
];

const own = (tx: RestaurantTx) => and(eq(alertPreference.restaurantId, tx.restaurantId), eq(alertPreference.userId, ownIdOf(tx)));

const kept = async (tx: RestaurantTx): Promise<{ version: number; choice: Choice }> => {
  const [row] = await tx.db.select().from(alertPreference).where(own(tx));
  if (!row) return { version: 0, choice: usual };
  const { version, kinds, quietFrom, quietTo, digestAt, hasDigest } = row;
  const quiet = quietFrom === null || quietTo === null ? null : { fromMinute: quietFrom, toMinute: quietTo };
  return { version, choice: { kinds, quiet, digestAt, hasDigest } };
};

type Saved = { readonly baseVersion: number; readonly choice: Choice };

/**
 * Keeps how somebody wants to be told, from the next alert on.
 *
 * @refuses PREFERENCES_CHANGED where they chose otherwise meanwhile
 */
export const savePreferences = async (tx: RestaurantTx, { body: { baseVersion, choice } }: CommandEnvelope<Saved>) => {
  const facts = {
    kinds: choice.kinds,
    quietFrom: choice.quiet?.fromMinute ?? null,
    quietTo: choice.quiet?.toMinute ?? null,
    digestAt: choice.digestAt,
    hasDigest: choice.hasDigest,
    savedAt: new Date(),
  };
  const rows =
    baseVersion === 0
      ? await tx.db
          .insert(alertPreference)
          .values({ ...facts, restaurantId: tx.restaurantId, userId: ownIdOf(tx) })
          .onConflictDoNothing()
          .returning({ version: alertPreference.version })
      : await tx.db
          .update(alertPreference)
          .set({ ...facts, version: baseVersion + 1 })
          .where(and(own(tx), eq(alertPreference.version, baseVersion)))
          .returning({ version: alertPreference.version });
  const [saved] = rows;
  if (!saved) {
    const { version, choice: current } = await kept(tx);
    throw refusal('PREFERENCES_CHANGED', { field: 'baseVersion', version, current });
  }
  announceAlerts(tx, [ownIdOf(tx)]);
  return { version: saved.version };
};
