/** What of the menu presses on people. */
export const menuKinds = ['dish-off'] as const;

/** A word of the list above. */
export type MenuKind = (typeof menuKinds)[number];
