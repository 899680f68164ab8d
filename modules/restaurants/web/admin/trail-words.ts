/** Puts what was done into words. */
export type DeedText = (action: string) => string;

/** Puts so much in a unit into words, by the unit's code: "2 sacks". */
export type AmountText = (quantity: string, unit: string) => string;

/** The words of other modules that the trail speaks with; the app hands them in. */
export type TrailWords = { readonly deedText: DeedText; readonly amountText: AmountText };
