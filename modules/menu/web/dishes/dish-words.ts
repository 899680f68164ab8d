import { m } from '../../../../generated/messages/web/messages.js';
import type { Channel } from '../../rules/menu-limits.ts';
import type { Availability } from '../../rules/availability.ts';
import type { DishFilter } from './dish-groups.ts';

const filters: Readonly<Record<DishFilter, () => string>> = {
  ON_MENU: m.menu_filter_on_menu,
  OFF: m.menu_filter_off,
  DRAFT: m.menu_filter_draft,
  RETIRED: m.menu_filter_retired,
};

const channelNames: Readonly<Record<Channel, () => string>> = {
  DINE_IN: m.menu_channel_dine_in,
  TAKEAWAY: m.menu_channel_takeaway,
  DELIVERY: m.menu_channel_delivery,
};

const fastings: Readonly<Record<Availability['fasting'], () => string>> = {
  ALWAYS: m.menu_fasting_always,
  FASTING_DAYS: m.menu_fasting_days,
  OTHER_DAYS: m.menu_fasting_other_days,
};

export const dishFilterWord = (filter: DishFilter): string => filters[filter]();
export const channelWord = (channel: Channel): string => channelNames[channel]();
export const fastingDaysWord = (fasting: Availability['fasting']): string => fastings[fasting]();
