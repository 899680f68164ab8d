import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** Something that presses, as one person has it, and how far alerts have heard. */
export const alertsRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const [signalId, alertId, reachId] = [uuidv7(), uuidv7(), uuidv7()];
  return [
    [
      'signal',
      { ...here, id: signalId, kind: 'stock-low', subject: uuidv7(), severity: 'WARN', words: '{}', place: '/inventory', currency: 'GBP' },
    ],
    ['alert', { ...here, id: alertId, user_id: userId, signal_id: signalId, category: 'inventory' }],
    ['alert_preference', { ...here, user_id: userId }],
    ['pressing_note', { ...here, kind: 'automation-waits', subject: alertId, words: '{}', place: '/home', until: '2090-01-01' }],
    ['alert_hearing', { ...here, last_sequence: 1 }],
    [
      'alert_reach',
      { ...here, id: reachId, user_id: userId, channel: 'PUSH', address: '{}', address_hash: reachId, label: 'Chrome', language: 'en' },
    ],
    [
      'alert_delivery',
      { ...here, user_id: userId, what: 'ALERT', alert_id: alertId, signal_id: signalId, channel: 'PUSH', reach_id: reachId },
    ],
  ];
};
