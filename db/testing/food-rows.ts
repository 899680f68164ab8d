import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** What keeps food safe, beside an answer that somebody gave. */
export const foodRows = (
  { userId, restaurantId }: Household,
  { entryId, from }: { readonly entryId: string; readonly from: Date },
): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const [unitId, probeId, processId, cutId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  return [
    ['food_safety', { ...here, rules: 'GB', calibrate_days: 7, changed_by: userId }],
    ['temp_unit', { ...here, id: unitId, kind: 'FRIDGE', name: 'Walk-in', place: 1 }],
    ['probe', { ...here, id: probeId, name: 'Blue' }],
    ['probe_calibration', { ...here, id: uuidv7(), probe_id: probeId, ice: '0', is_passed: true, happened_at: from, recorded_by: userId }],
    [
      'food_process',
      { ...here, id: processId, kind: 'COOL', food: 'Soup', rules: 'GB', state: 'STARTED', started_at: from, started_by: userId },
    ],
    ['food_process_step', { ...here, id: uuidv7(), process_id: processId, reading: '40', happened_at: from, recorded_by: userId }],
    [
      'incident',
      { ...here, id: uuidv7(), kind: 'PEST', is_staff: false, happened_at: from, concerned: 'Store', done: 'Trap', recorded_by: userId },
    ],
    ['power_cut', { ...here, id: cutId, began_at: from, begun_by: userId }],
    [
      'power_cut_check',
      { ...here, id: uuidv7(), cut_id: cutId, unit_id: unitId, verdict: 'EMPTY', happened_at: from, recorded_by: userId },
    ],
    [
      'check_photo',
      {
        ...here,
        entry_id: entryId,
        media_type: 'image/webp',
        fingerprint: 'f'.repeat(64),
        bytes: Buffer.from([0]),
        taken_by: userId,
        taken_at: from,
      },
    ],
    ['check_signature', { ...here, entry_id: entryId, path: 'M1 1L2 2' }],
    ['unit_reading', { ...here, entry_id: entryId, unit_id: unitId, value: '9', outcome: 'FAIL', happened_at: from }],
  ];
};
