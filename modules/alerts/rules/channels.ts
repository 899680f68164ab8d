import type { Severity, SignalLaw } from './signal-kinds.ts';
import type { TellingOfKind } from './preferences.ts';

/** The ways on which somebody is told: in the app, on their devices, by letter, in a chat. */
export const channels = ['APP', 'PUSH', 'MAIL', 'TELEGRAM'] as const;

/** A word of the list above. */
export type Channel = (typeof channels)[number];

/** The ways that need an address of their own: a device, or a chat. */
export const reachChannels = ['PUSH', 'TELEGRAM'] as const;

/** A word of the list above. */
export type ReachChannel = (typeof reachChannels)[number];

/** How a delivery stands. It is dropped where nothing was left to say when its turn came. */
export const deliveryStatuses = ['QUEUED', 'SENT', 'FAILED', 'GONE', 'DROPPED'] as const;

/** A word of the list above. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why a delivery was not made, or not yet. */
export const deliveryReasons = ['OVER', 'READ', 'UNWANTED', 'LEFT', 'ADDRESS_GONE', 'NOT_OFFERED', 'UNREACHABLE'] as const;

/** A word of the list above. */
export type DeliveryReason = (typeof deliveryReasons)[number];

/** What is critical for food safety reaches its person whatever they switched off. */
export const isUnavoidable = ({ isFoodSafety }: Pick<SignalLaw, 'isFoodSafety'>, severity: Severity): boolean =>
  isFoodSafety && severity === 'CRITICAL';

/**
 * On which ways somebody is told of something at once, by what they chose for its kind. What cannot be switched off goes to every
 * device and chat that is connected; a letter is nobody's alarm, and is sent only where it was asked for.
 *
 * @invariant the app is always among them, where anything is
 */
export const channelsFor = ({ isOff, push, mail, telegram }: TellingOfKind, isForced: boolean): readonly Channel[] => {
  if (isOff && !isForced) return [];
  const isWanted: Readonly<Record<Channel, boolean>> = { APP: true, PUSH: push || isForced, MAIL: mail, TELEGRAM: telegram || isForced };
  return channels.filter((channel) => isWanted[channel]);
};
