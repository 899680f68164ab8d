import { m } from '../../../../generated/messages/web/messages.js';
import type { Locale } from '../../../../platform/web/locale.ts';
import type { Channel } from '../../rules/menu-limits.ts';
import type { Availability } from '../../rules/availability.ts';
import type { DishFilter } from './dish-groups.ts';

const filters: Readonly<Record<DishFilter, () => string>> = {
  ON_MENU: m.menu_filter_on_menu,
  OFF: m.menu_filter_off,
  DRAFT: m.menu_filter_draft,
  RETIRED: m.menu_filter_retired,
};

const channelNames = {
  DINE_IN: m.menu_channel_dine_in,
  TAKEAWAY: m.menu_channel_takeaway,
  DELIVERY: m.menu_channel_delivery,
} as const satisfies Readonly<Record<Channel, unknown>>;

const fastings: Readonly<Record<Availability['fasting'], () => string>> = {
  ALWAYS: m.menu_fasting_always,
  FASTING_DAYS: m.menu_fasting_days,
  OTHER_DAYS: m.menu_fasting_other_days,
};

export const dishFilterWord = (filter: DishFilter): string => filters[filter]();

/** Where it is sold, in the reader's language or in another one of the house's. */
export const channelWord = (channel: Channel, locale?: Locale): string => channelNames[channel]({}, locale && { locale });

export const fastingDaysWord = (fasting: Availability['fasting']): string => fastings[fasting]();
