import { uuidv7 } from 'uuidv7';

import type { Household, Row, TenantRow } from './household.ts';

/** An inspection that found one gap. */
export const inspectionRows = ({ userId, restaurantId }: Household, inspectionId: string = uuidv7()): readonly TenantRow[] => {
  const facts = { restaurant_id: restaurantId, asked_by: userId, from_day: '2026-10-01', to_day: '2026-10-28' };
  const gap = { kind: 'no-lists', subject: '', weight: 'BREACH', words: '{}', link: '/tasks/lists' };
  return [
    ['inspection', { ...facts, id: inspectionId, has_people: false, cost: 2 }],
    ['inspection_gap', { restaurant_id: restaurantId, inspection_id: inspectionId, place: 0, ...gap }],
  ];
};

/** A question of one person with why it has no answer, an inspection with what it found, a paper that was read, and forecasts. */
export const assistantRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => [
  ...inspectionRows({ userId, restaurantId }),
  [
    'assistant_question',
    {
      restaurant_id: restaurantId,
      id: uuidv7(),
      user_id: userId,
      text: 'What is running low?',
      language: 'en',
      no_answer: '{}',
      operation_id: uuidv7(),
      cost: 0,
    },
  ],
  ['assistant_scan', scanRow(restaurantId)],
  ...forecastRows(restaurantId, userId),
  ...automationRows({ userId, restaurantId }),
  ['automation_house', { restaurant_id: restaurantId, last_sequence: 1 }],
];

/** A reading of nothing much. */
export const scanRow = (restaurantId: string, id: string = uuidv7()): Row => ({
  restaurant_id: restaurantId,
  id,
  fingerprint: id.replaceAll('-', '').repeat(2),
  reading: JSON.stringify({ supplier: null, number: null, date: null, totalMinor: null, lines: [] }),
  operation_id: id,
  cost: 2,
});

/** A forecast of guests, what somebody said instead, and what happens nearby. */
const forecastRows = (restaurantId: string, userId: string): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const [runId, dishId] = [uuidv7(), uuidv7()];
  const series = { unit: 'guests', known_days: 20, days: '[]', history: '[]', models: '[]', compared_days: 7 };
  const days = { from_day: '2020-01-05', until_day: '2020-01-05' };
  return [
    ['forecast_run', { ...here, id: runId, what: 'COVERS', from_day: '2020-01-05', day_count: 7, cost: 0 }],
    ['forecast_series', { ...here, run_id: runId, key: 'TOTAL', rank: 0, ...series }],
    [
      'forecast_override',
      { ...here, what: 'DISHES', key: dishId, day: '2020-01-05', amount: 60, reason: 'A party', forecast: 40, made_by: userId },
    ],
    ['forecast_event', { ...here, id: uuidv7(), name: 'Match', ...days, made_by: userId }],
  ];
};

/** Something that happens by itself, and a run of it that waits for a yes. */
export const automationRows = (
  { userId, restaurantId }: Household,
  { automationId, runId }: { readonly automationId: string; readonly runId: string } = { automationId: uuidv7(), runId: uuidv7() },
): readonly TenantRow[] => {
  const said = {
    name: 'Late tickets',
    trigger: 'ticket-late',
    conditions: '[]',
    actions: JSON.stringify([{ kind: 'alert', text: 'An order is late', forRole: null }]),
    needs_approval: true,
  };
  const run = { cause: runId, facts: '{}', place: '/kitchen', state: 'WAITING', depth: 0, command_ids: '{}' };
  return [
    ['automation', { restaurant_id: restaurantId, id: automationId, ...said, owner_id: userId }],
    ['automation_run', { restaurant_id: restaurantId, id: runId, automation_id: automationId, ...run }],
  ];
};
