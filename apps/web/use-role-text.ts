import { m } from '../../generated/messages/web/messages.js';
import { roleWord, useMaybeRestaurant, useRestaurantFinding } from '../../modules/restaurants/web/public.ts';

/** What whoever is signed in is called in the restaurant being worked in; empty while it isn't known which that is. */
export const useRoleText = (): string => {
  const role = useMaybeRestaurant()?.role;
  const finding = useRestaurantFinding();
  if (role) return roleWord(role);
  return finding === 'finding' || finding === 'failed' ? '' : m.app_role_none();
};
