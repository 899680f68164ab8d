/** What other modules' screens take from here; the shell never loads it. */
export { findingWords } from './rota/finding-words.ts';
export { topicWord } from './words/paper-words.ts';
