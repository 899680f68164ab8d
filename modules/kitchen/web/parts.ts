/** What other modules' screens take from here; the shell never loads it. */
export { paymentWord } from './words/payment-word.ts';
