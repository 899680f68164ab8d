/** What screens of other modules use of alerts; the shell never loads it. */
export { standingOf } from './standing-of.ts';
export { kindWord } from './telling/kind-words.ts';
export { useOpenAlerts } from './use-open-alerts.ts';
