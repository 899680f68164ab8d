/**
 * How long a link that connects a chat opens.
 *
 * @unit minutes
 */
export const telegramLinkMinutes = 15;

/**
 * Where somebody's chat with the bot begins, with what proves whose it is.
 *
 * @param code a restaurant's code: 64 of the characters that Telegram takes, which is as many as it takes
 * @source https://core.telegram.org/bots/features#deep-linking
 */
export const telegramLink = (bot: string, code: string): string => `https://t.me/${bot}?start=${code}`;
