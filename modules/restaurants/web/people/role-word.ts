import { m } from '../../../../generated/messages/web/messages.js';

const words: Readonly<Record<string, () => string>> = {
  owner: m.restaurants_role_owner,
  manager: m.restaurants_role_manager,
  chef: m.restaurants_role_chef,
  kitchenstaff: m.restaurants_role_kitchenstaff,
  staff: m.restaurants_role_staff,
};

/** A role as people say it; one that isn't known is said as it is. */
export const roleWord = (role: string): string => (Object.hasOwn(words, role) ? (words[role]?.() ?? role) : role);
