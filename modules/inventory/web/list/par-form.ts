/** The name of the form for the levels of the chosen items. */
export const parForm = 'inventory.pars';

/** What is typed into it, and for which items. */
export type ParFields = { readonly par: string; readonly reorderPoint: string; readonly itemIds: readonly string[] };

/** What was typed for other items is nothing for these. */
export const reviveFor = (found: Partial<ParFields>, start: ParFields): ParFields =>
  String(found.itemIds) === String(start.itemIds) ? { ...start, ...found } : start;
