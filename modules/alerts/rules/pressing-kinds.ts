/** What of the things that a house lets happen by itself presses on people, in the order in which they choose how to hear of it. */
export const noteKinds = ['automation-told', 'automation-waits', 'automation-stopped'] as const;

/** A word of the list above. */
export type NoteKind = (typeof noteKinds)[number];
