import type { ReachChannel } from '../../rules/channels.ts';
import type { Courier } from './courier.ts';

/** Who takes notices where, of the ways that this installation has. */
export type Couriers = Partial<Readonly<Record<ReachChannel, Courier>>>;

/** By which ways this installation reaches people outside the app. */
export type Ways = {
  readonly couriers: Couriers;
  /** By which browsers know whose notices they take; null where there are none. */
  readonly vapidPublicKey: string | null;
  /** The bot that people write to; null where there is none. */
  readonly telegramBot: string | null;
  /** Whether letters are carried, or read where they lie. */
  readonly areLettersRead: boolean;
};

/** An installation that reaches nobody outside the app. */
export const noWays: Ways = { couriers: {}, vapidPublicKey: null, telegramBot: null, areLettersRead: false };
