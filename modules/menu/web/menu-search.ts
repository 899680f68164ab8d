import { isBusinessDate } from '../../../kit/time/business-date.ts';

const tabs = ['dishes', 'recipes', 'prep', 'batches', 'choices', 'allergens'] as const;

/** A part of the menu. */
export type MenuTab = (typeof tabs)[number];

/** Dishes other than those on the menu. */
const shows = ['off', 'draft', 'retired'] as const;

/**
 * All that the address of the menu says; without a tab it is the dishes, and of them those on the menu. Of batches it says
 * which prep somebody is about to book one of; of recipes, whether it is those that were put away; and of the prep plan
 * which day's it is, where that is not today's.
 */
export type MenuSearch = {
  readonly tab?: MenuTab;
  readonly show?: (typeof shows)[number];
  readonly prep?: string;
  readonly archived?: true;
  readonly day?: string;
};

/** What the address of a recipe says: nothing for the version that is cooked by, or that it is the one being written. */
export type RecipeSearch = { readonly version?: 'open' };

export const readRecipeSearch = (search: Readonly<Record<string, unknown>>): RecipeSearch =>
  search['version'] === 'open' ? { version: 'open' } : {};

/** By which recipe and which of its versions the batch was made that labels are for. */
export type BatchSearch = { readonly recipe?: string; readonly version?: number };

export const readBatchSearch = ({ recipe, version }: Readonly<Record<string, unknown>>): BatchSearch => ({
  ...(typeof recipe === 'string' && { recipe }),
  ...(typeof version === 'number' && { version }),
});

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readMenuSearch = (search: Readonly<Record<string, unknown>>): MenuSearch => {
  const tab = tabs.find((one) => one === search['tab']);
  const show = shows.find((one) => one === search['show']);
  const prep = search['prep'];
  if (tab === 'batches' && typeof prep === 'string') return { tab, prep };
  if (tab === 'recipes' && search['archived'] === true) return { tab, archived: true };
  const day = search['day'];
  if (tab === 'prep' && typeof day === 'string' && isBusinessDate(day)) return { tab, day };
  if (tab && tab !== 'dishes') return { tab };
  return show ? { show } : {};
};
