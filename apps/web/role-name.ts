import { m } from '../../generated/messages/web/messages.js';
import { roleWord, useMaybeRestaurant } from '../../modules/restaurants/web/public.ts';

/** A role in words, for whoever may have none yet. */
export const roleName = (role: string | undefined): string => (role ? roleWord(role) : m.app_role_none());

/** What whoever is signed in is called in the restaurant being worked in. */
export const useRoleText = (): string => roleName(useMaybeRestaurant()?.role);
