import type { ComponentType } from 'react';

import type { TrailWords } from './admin/trail-words.ts';

export { LinkedPage } from './brand/linked-page.tsx';
export { useBrand } from './brand/use-brand.ts';
export { useWearBrand, useWornBrand } from './brand/worn-brand.ts';
export { CurrentRestaurantProvider, useCan, useMaybeRestaurant, useRestaurant, useRestaurantFinding } from './current-restaurant.tsx';
export { useMyRestaurants, useSwitchRestaurant } from './my-restaurants.ts';
export { roleWord } from './people/role-word.ts';
export { RestaurantGate } from './restaurant-gate.tsx';
export { RestaurantSwitcher } from './restaurant-switcher.tsx';

/** The sign-up form; it comes with its own code. */
export const loadRegisterScreen = async () => (await import('./register/register-screen.tsx')).RegisterScreen;

/** The page of the settings about what is kept; it is given how a person's own account ends. */
export const loadDataTab = async (LeavingSetting: ComponentType) => (await import('./data/data-tab.tsx')).dataTab(LeavingSetting);

/** The page of the settings that everybody in a restaurant shares. */
export const loadRestaurantTab = async () => (await import('./details/restaurant-tab.tsx')).RestaurantTab;

export { useDepartmentText } from './people/use-department-text.ts';

/** The page of the people who work in the restaurant. */
export const loadTeamTab = async () => (await import('./people/team-tab.tsx')).TeamTab;

/** What only the account holder sees. */
export const loadAdminScreen = async (words: TrailWords) => (await import('./admin/admin-screen.tsx')).adminScreen(words);

/** One more restaurant. Its form opens with its draft. */
export const loadAddRestaurantScreen = async () => (await import('./add/add-restaurant-screen.tsx')).AddRestaurantScreen;

/** Where a link from outside the app arrives. */
export const loadGoThereScreen = async () => (await import('./go-there-screen.tsx')).GoThereScreen;

/** Joining by an invitation. Its form opens with its draft. */
export const loadJoinScreen = async () => {
  await (await import('../../../platform/web/draft-storage.ts')).openDrafts();
  return (await import('./join/join-screen.tsx')).JoinScreen;
};

/** A shared tablet at rest. */
export const loadTabletScreen = async () => (await import('./tablet/tablet-screen.tsx')).TabletScreen;

/** Whose turn it is at a shared tablet. */
export const loadTurnBar = async () => (await import('./tablet/turn-bar.tsx')).TurnBar;

/** How the module's waiting commands are sent and their answers taken in; loaded when one waits. */
export const loadRestaurantsCommands = () => import('./command-senders.ts');
