import { useRouter } from '@tanstack/react-router';

import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { keepSession } from '../../../../platform/web/session.ts';
import { noteTurn, placeOfTurns } from '../../../../platform/web/shared-device.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';

/** Whose turn is to begin. */
export type TabletPerson = { readonly userId: string; readonly name: string };

/** Begins somebody's turn by their PIN and goes in; answers why not where it failed. */
export const useEnterTablet = () => {
  const client = useRestaurantsClient();
  const { history } = useRouter();
  return async (person: TabletPerson, pin: string): Promise<CallFailure | null> => {
    const outcome = await attempt(client.enterTablet({ userId: person.userId, pin }));
    if ('failure' in outcome) return outcome.failure;
    const { userId, restaurantId, expiresAt } = outcome.answer;
    const [firstName = '', ...others] = person.name.split(' ');
    noteTurn();
    keepSession({
      expiresAt,
      user: {
        id: userId,
        email: '',
        firstName,
        lastName: others.join(' '),
        isEmailVerified: false,
        language: getLocale(),
        useEthiopianTime: false,
        useEthiopianCalendar: false,
        preferredTimeZone: null,
        restaurantId,
      },
    });
    history.replace(placeOfTurns());
    return null;
  };
};
