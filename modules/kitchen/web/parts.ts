/** What other modules' screens take from here; the shell never loads it. */
export { channelWord } from './words/channel-word.ts';
export { paymentWord } from './words/payment-word.ts';
