import { m } from '../../generated/messages/web/messages.js';
import { useMaybeRestaurant } from '../../modules/restaurants/web/public.ts';

const names: Readonly<Record<string, () => string>> = {
  owner: m.app_role_owner,
  manager: m.app_role_manager,
  chef: m.app_role_chef,
  kitchenstaff: m.app_role_kitchenstaff,
  staff: m.app_role_staff,
};

/** A role in words; a role that isn't known is said as it is. */
export const roleName = (role: string | undefined): string =>
  role ? (Object.hasOwn(names, role) ? (names[role]?.() ?? role) : role) : m.app_role_none();

/** What whoever is signed in is called in the restaurant being worked in. */
export const useRoleText = (): string => roleName(useMaybeRestaurant()?.role);
