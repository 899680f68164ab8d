import { m } from '../../../generated/messages/server/messages.js';
import type { Channel } from '../../menu/rules/menu-limits.ts';

const words = { DINE_IN: m.menu_channel_dine_in, TAKEAWAY: m.menu_channel_takeaway, DELIVERY: m.menu_channel_delivery } as const;

/** How guests eat, in a word. */
export const channelWord = (channel: Channel, locale: 'en' | 'am'): string => words[channel]({}, { locale });
