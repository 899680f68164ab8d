import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** Something that presses, as one person has it, and how far alerts have heard. */
export const alertsRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const signalId = uuidv7();
  return [
    [
      'signal',
      { ...here, id: signalId, kind: 'stock-low', subject: uuidv7(), severity: 'WARN', words: '{}', place: '/inventory', currency: 'GBP' },
    ],
    ['alert', { ...here, user_id: userId, signal_id: signalId, category: 'inventory' }],
    ['alert_preference', { ...here, user_id: userId }],
    ['alert_hearing', { ...here, last_sequence: 1 }],
  ];
};
