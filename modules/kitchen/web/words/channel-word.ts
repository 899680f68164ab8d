import { m } from '../../../../generated/messages/web/messages.js';
import type { Channel } from '../../../menu/rules/menu-limits.ts';

const words: Readonly<Record<Channel, () => string>> = {
  DINE_IN: m.kitchen_channel_dine_in,
  TAKEAWAY: m.kitchen_channel_takeaway,
  DELIVERY: m.kitchen_channel_delivery,
};

/** How guests eat, in a word. */
export const channelWord = (channel: Channel): string => words[channel]();
