import { openTelegram, pushCourier, vapidKeys, type Telegram, type Ways } from '../../modules/alerts/server/mount.ts';
import type { Settings } from './settings.ts';

/** Whom a push service writes to when something is wrong with what we send. */
const contactOf = ({ baseUrl, smtp }: WaySettings): string => {
  if (baseUrl.startsWith('https://')) return baseUrl;
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(smtp?.from ?? '') ?? [];
  return `mailto:${address ?? `maed@${new URL(baseUrl).hostname}`}`;
};

type WaySettings = Pick<Settings, 'baseUrl' | 'smtp' | 'reach'>;

/**
 * Opens the ways by which people are reached outside the app: browsers always, by the push service of each; the native apps where
 * Firebase is set up, chats where a bot is.
 */
export const openWays = (
  settings: WaySettings,
  secret: string,
  areLettersRead: boolean,
): { readonly ways: Ways; readonly telegram: Telegram | null } => {
  const { baseUrl, reach } = settings;
  const keys = vapidKeys(secret);
  const telegram = reach.telegram && openTelegram({ ...reach.telegram, baseUrl });
  const couriers = {
    PUSH: pushCourier({ web: { keys, contact: contactOf(settings) }, fcm: reach.fcm }),
    ...(telegram && { TELEGRAM: telegram.courier }),
  };
  return { telegram, ways: { couriers, vapidPublicKey: keys.publicKey, telegramBot: telegram?.botName ?? null, areLettersRead } };
};
