/** By which ways somebody is told of a kind besides the app itself, or that they don't want to hear of it. */
export type TellingOfKind = {
  /** It stands in nobody's list: critical food safety cannot be switched off. */
  readonly isOff: boolean;
  readonly push: boolean;
  readonly mail: boolean;
  readonly telegram: boolean;
};

/** As everybody is told who has chosen nothing: on their devices and in the chat, and by mail in the digest alone. */
export const usualTelling: TellingOfKind = { isOff: false, push: true, mail: false, telegram: true };

/**
 * When the digest comes, for whoever has chosen nothing: 18:00, before dinner.
 *
 * @unit minutes after midnight, on the wall of the restaurant
 */
export const usualDigestAt: number = 1080;
