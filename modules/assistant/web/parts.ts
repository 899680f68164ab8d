/** What other modules' screens take from here; the shell never loads it. */
export { Conversation } from './conversation.tsx';
export { useAsking, type Asking } from './use-asking.ts';
