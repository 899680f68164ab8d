/** What the address of the settings may say: which page, and how a payment ended. */
export type SettingsSearch = { readonly tab?: string; readonly success?: true; readonly cancelled?: true };

/**
 * Reads the address; a page that does not exist is the first one, and anything else is left unread. What ended well stays
 * no text but a truth, which the address then shows as it came, without quotes.
 */
export const readSettingsSearch = (search: Readonly<Record<string, unknown>>): SettingsSearch => ({
  ...(typeof search['tab'] === 'string' && { tab: search['tab'] }),
  ...(String(search['success']) === 'true' && { success: true }),
  ...(String(search['cancelled']) === 'true' && { cancelled: true }),
});
