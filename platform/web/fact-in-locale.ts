import { getLocale } from '../../generated/messages/web/runtime.js';

/**
 * One fact of a refusal's data, for its reader: a thing that has a name in the reader's language is called by it; beside
 * `itemName` that one is `itemNameLocal`.
 */
export const factInLocale = (fact: string, given: Readonly<Record<string, unknown>>): unknown => {
  const { [fact]: told, [`${fact}Local`]: local } = given;
  return getLocale() === 'am' && typeof told === 'string' && typeof local === 'string' ? local : told;
};
