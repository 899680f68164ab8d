import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { can } from '../../../modules/restaurants/rules/capabilities.ts';
import { useMaybeRestaurant, useMyRestaurants, useSwitchRestaurant } from '../../../modules/restaurants/web/public.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { placesFor, settingsPlace } from '../navigation.ts';
import { settingsTabs } from '../settings/settings-tabs.ts';
import { signOut } from '../sign-out.ts';
import { usePreferences } from '../use-preferences.ts';

/** One thing to go to or to do. */
export type PaletteEntry = { readonly id: string; readonly title: string; readonly hint: string; readonly run: () => void };

/** What is done often enough to be found from anywhere. */
const deeds = [
  { id: 'record', capability: 'inventory.record-movement', title: m.inventory_record_movement, path: '/inventory/record' },
  { id: 'add-item', capability: 'inventory.edit-items', title: m.inventory_add_item, path: '/inventory/new' },
  { id: 'import', capability: 'inventory.import', title: m.inventory_import_list, path: '/inventory/import' },
] as const;

/** Everything that this person may go to or do from anywhere, places first. */
export const usePaletteEntries = (): readonly PaletteEntry[] => {
  const navigate = useNavigate();
  const restaurant = useMaybeRestaurant();
  const { data: restaurants = [] } = useMyRestaurants();
  const change = useSwitchRestaurant();
  const isAmharic = useLocale() === 'am';
  const { chooseLanguage } = usePreferences();
  const role = restaurant?.role;
  const may = (capability: string | undefined): boolean => capability === undefined || can(role ?? '', capability);

  const places = [...placesFor(role), settingsPlace].map(({ path, title, purpose }) => ({
    id: path,
    title: title(),
    hint: purpose(),
    run: () => void navigate({ to: path }),
  }));
  const pages = settingsTabs
    .filter(({ capability }) => may(capability))
    .map(({ id, title }) => ({
      id: `/settings#${id}`,
      title: title(),
      hint: m.app_settings_title(),
      run: () => void navigate({ to: '/settings', search: { tab: id } }),
    }));
  const mayDo = deeds.filter(({ capability }) => can(role ?? '', capability));
  const others = restaurants
    .filter(({ id }) => id !== restaurant?.id)
    .map(({ id, name, city }) => ({ id, title: m.app_palette_switch({ name }), hint: city, run: () => change.mutate(id) }));
  return [
    ...places,
    ...mayDo.map(({ id, title, path }) => ({ id, title: title(), hint: m.app_inventory_title(), run: () => void navigate({ to: path }) })),
    ...pages,
    ...others,
    {
      id: 'language',
      title: isAmharic ? m.app_language_english() : m.app_language_amharic(),
      hint: m.app_language(),
      run: () => chooseLanguage(isAmharic ? 'en' : 'am', m.app_language()),
    },
    { id: 'log-out', title: m.app_log_out_menu(), hint: '', run: () => void signOut() },
  ];
};
