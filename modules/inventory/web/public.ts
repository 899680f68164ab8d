export { inventoryRefusalWords } from './words/refusal-words.ts';
