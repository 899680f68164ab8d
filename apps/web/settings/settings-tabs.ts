import type { ComponentType } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { loadRestaurantTab, loadTeamTab } from '../../../modules/restaurants/web/public.ts';

/** A page of the settings. */
export type SettingsTab = {
  readonly id: string;
  readonly title: () => string;
  /** Who sees it in the restaurant being worked in; everybody where absent. The server decides again. */
  readonly capability?: string;
  readonly load: () => Promise<ComponentType>;
};

/** In the order of the page. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    id: 'restaurant',
    title: m.restaurants_tab,
    capability: 'restaurant.edit',
    load: loadRestaurantTab,
  },
  {
    id: 'team',
    title: m.restaurants_team_tab,
    capability: 'restaurant.view',
    load: loadTeamTab,
  },
  {
    id: 'preferences',
    title: m.app_settings_preferences,
    load: async () => (await import('./preferences-tab.tsx')).PreferencesTab,
  },
  {
    id: 'data',
    title: m.app_settings_data,
    capability: 'operations.view',
    load: async () => (await import('./data-tab.tsx')).DataTab,
  },
];
