/** Puts what was done into words; each module has its own deeds, so that the app hands it in. */
export type DeedText = (action: string) => string;
