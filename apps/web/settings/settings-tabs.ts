import type { ComponentType } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { loadLeavingSetting, loadProfileTab, loadSecurityTab } from '../../../modules/accounts/web/public.ts';
import { loadDeliveriesTab, loadTellingTab } from '../../../modules/alerts/web/public.ts';
import { loadDataTab, loadRestaurantTab, loadTeamTab, useDepartmentText } from '../../../modules/restaurants/web/public.ts';
import { useRoleText } from '../use-role-text.ts';
import { signOut } from '../sign-out.ts';

/** A page of the settings. */
export type SettingsTab = {
  readonly id: string;
  readonly title: () => string;
  /** Who sees it in the restaurant being worked in; everybody where absent. The server decides again. */
  readonly capability?: string;
  /** The page that leads to it, where it stands in no row of its own. */
  readonly within?: string;
  readonly load: () => Promise<ComponentType>;
};

/** In the order of the page. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    id: 'profile',
    title: m.accounts_profile_tab,
    load: () => loadProfileTab({ useRoleText, useDepartmentText }),
  },
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
    id: 'alerts',
    title: m.alerts_tab,
    capability: 'alerts.choose',
    load: loadTellingTab,
  },
  {
    id: 'deliveries',
    title: m.alerts_deliveries_tab,
    capability: 'alerts.view-deliveries',
    within: 'alerts',
    load: loadDeliveriesTab,
  },
  {
    id: 'subscription',
    title: m.subscription_tab,
    capability: 'subscription.view',
    load: async () => (await import('./subscription-page.tsx')).SubscriptionPage,
  },
  {
    id: 'security',
    title: m.accounts_security_tab,
    load: () => loadSecurityTab(signOut),
  },
  {
    id: 'data',
    title: m.restaurants_data_tab,
    load: async () => loadDataTab(await loadLeavingSetting()),
  },
];
