import type { SessionUser } from '../session.ts';

/** Somebody who is signed in and has chosen nothing of her own. */
export const hanna: SessionUser = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  email: 'hanna@example.com',
  firstName: 'Hanna',
  lastName: 'Bekele',
  isEmailVerified: true,
  language: 'en',
  useEthiopianTime: false,
  useEthiopianCalendar: false,
  preferredTimeZone: null,
  restaurantId: null,
};
