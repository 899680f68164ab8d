/** What other modules' screens take from here; the shell never loads it. */
export { LocationLimitNotice } from './location-limit-notice.tsx';
