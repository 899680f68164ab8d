import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import type { TestDatabase } from '../../../db/testing/test-database.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** A fridge of its own. */
export const unitBody = (changes: Record<string, unknown> = {}) => ({
  unitId: uuidv7(),
  baseVersion: null as number | null,
  kind: 'FRIDGE' as const,
  name: 'Walk-in',
  nameLocal: null,
  ownLimit: null as string | null,
  limitReason: null as string | null,
  isAway: false,
  ...changes,
});

/** Something that went wrong. */
export const incidentBody = (changes: Record<string, unknown> = {}) => ({
  incidentId: uuidv7(),
  kind: 'PEST' as const,
  isStaff: false,
  concerned: 'Dry store',
  done: 'Trap set, food moved',
  followUp: null as string | null,
  followUpDue: null as string | null,
  minutesAgo: 10,
  ...changes,
});

/** Inputs about what keeps food cold or hot. */
export const foodFixtures: Readonly<Record<string, InputBuilder>> = {
  readEquipment: ({ restaurantId }) => ({ restaurantId }),
  readUnitReadings: ({ restaurantId, unitId }) => ({ restaurantId, unitId }),
  saveUnit: ({ restaurantId, unitId }) => envelope(restaurantId, unitBody({ unitId, baseVersion: 1, ownLimit: '5' })),
  orderUnits: ({ restaurantId, unitId }) => envelope(restaurantId, { unitIds: [unitId] }),
  saveProbe: ({ restaurantId, probeId }) => envelope(restaurantId, { probeId, baseVersion: 1, name: 'Blue', isAway: false }),
  calibrateProbe: ({ restaurantId, probeId }) => envelope(restaurantId, { calibrationId: uuidv7(), probeId, ice: '0.2', boil: '99.5' }),
  readProcesses: ({ restaurantId }) => ({ restaurantId }),
  startProcess: ({ restaurantId }) => envelope(restaurantId, { processId: uuidv7(), kind: 'COOL', food: 'Shiro', batch: null }),
  measureProcess: ({ restaurantId, runningProcessId }) =>
    envelope(restaurantId, { stepId: uuidv7(), processId: runningProcessId, reading: '30' }),
  disposeProcess: ({ restaurantId, failedProcessId }) =>
    envelope(restaurantId, { actionId: uuidv7(), processId: failedProcessId, disposition: 'DISCARD', note: 'Too warm for too long' }),
  readIncidents: ({ restaurantId }) => ({ restaurantId }),
  recordIncident: ({ restaurantId }) => envelope(restaurantId, incidentBody()),
  closeIncident: ({ restaurantId, incidentId }) => envelope(restaurantId, { incidentId, note: 'No more droppings' }),
  beginPowerCut: ({ restaurantId }) => envelope(restaurantId, { cutId: uuidv7(), minutesAgo: 0 }),
  checkAfterCut: ({ restaurantId, cutId, unitId }) =>
    envelope(restaurantId, { checkId: uuidv7(), cutId, unitId, reading: '5', disposition: 'KEEP', food: null }),
  endPowerCut: ({ restaurantId, cutId }) => envelope(restaurantId, { cutId }),
  printInspectionPack: ({ restaurantId }) => ({ restaurantId, from: '2026-11-20', to: '2026-11-21', language: 'am' }),
  setFoodRules: ({ restaurantId }) => envelope(restaurantId, { rules: 'GB_SCOTLAND', calibrateDays: 14 }),
};

/** Puts a fridge and a probe straight into the tables. */
export const furnishFood = async (owner: TestDatabase['owner'], things: Things): Promise<Things> => {
  const [unitId, probeId] = [uuidv7(), uuidv7()];
  await queryAs(owner, `insert into temp_unit (restaurant_id, id, kind, name, place) values ($1, $2, 'FRIDGE', 'Walk-in', 1)`, [
    things.restaurantId,
    unitId,
  ]);
  await queryAs(owner, `insert into probe (restaurant_id, id, name) values ($1, $2, 'Blue')`, [things.restaurantId, probeId]);
  const [runningProcessId, failedProcessId] = [uuidv7(), uuidv7()];
  for (const [id, started] of [
    [runningProcessId, '10 minutes'],
    [failedProcessId, '3 hours'],
  ] as const)
    await queryAs(
      owner,
      `insert into food_process (restaurant_id, id, kind, food, rules, state, why, started_at, ended_at, started_by)
       values ($1, $2, 'COOL', 'Shiro', 'GB', $4, $5, now() - $3::interval, case when $5::text is null then null else now() end, $1)`,
      [things.restaurantId, id, started, ...(id === failedProcessId ? ['FAILED', 'TIME'] : ['STARTED', null])],
    );
  const [incidentId, cutId] = [uuidv7(), uuidv7()];
  await queryAs(
    owner,
    `insert into incident (restaurant_id, id, kind, is_staff, happened_at, concerned, done, recorded_by)
     values ($1, $2, 'PEST', false, now(), 'Store', 'Trap', $1)`,
    [things.restaurantId, incidentId],
  );
  await queryAs(owner, `insert into power_cut (restaurant_id, id, began_at, begun_by) values ($1, $2, now() - interval '1 hour', $1)`, [
    things.restaurantId,
    cutId,
  ]);
  return { ...things, incidentId, cutId, unitId, probeId, runningProcessId, failedProcessId };
};
