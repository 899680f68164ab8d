/** The words for the kitchen's refusals, for whoever shows what waits or was refused. */
export const loadKitchenRefusalWords = async () => (await import('./words/refusal-words.ts')).kitchenRefusalWords;
