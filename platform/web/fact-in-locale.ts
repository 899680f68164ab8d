import { getLocale } from '../../generated/messages/web/runtime.js';

/**
 * One fact of a refusal's data, for its reader: things that have a name in the reader's language are called by it; beside
 * `itemName` that one is `itemNameLocal`.
 */
export const factInLocale = (fact: string, given: Readonly<Record<string, unknown>>): unknown => {
  const { [fact]: told, [`${fact}Local`]: local } = given;
  return getLocale() === 'am' ? (local ?? told) : told;
};
