import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import { shareText } from '../show/money-text.ts';

/**
 * How far a batch may be off before it is worth a look.
 *
 * @unit hundredths of a percent
 */
const usual = 500;

/** How a batch came out, held against what was meant to come of it. */
export const yieldText = (variance: number): string => {
  if (variance === 0) return m.menu_yield_as_planned();
  const share = shareText(Math.abs(variance));
  return variance < 0 ? m.menu_yield_short({ share }) : m.menu_yield_over({ share });
};

/** Whether it is worth a look. */
export const yieldStatus = (variance: number): Status => (Math.abs(variance) <= usual ? 'good' : 'soon');
