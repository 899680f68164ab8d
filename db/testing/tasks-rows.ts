import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** What is to be done and written down. */
export const tasksRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const [templateId, runId, entryId, taskId, unitId, probeId, processId] = [
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
  ];
  const cutId = uuidv7();
  const [from, to] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-20T16:00:00Z')];
  const version = { template_id: templateId, version: 1 };
  return [
    ['check_template', { ...here, id: templateId, version: 1 }],
    ['check_template_version', { ...here, ...version, name: 'Opening', schedule: '{}', items: '[]', written_by: userId }],
    [
      'check_run',
      {
        ...here,
        id: runId,
        template_id: templateId,
        template_version: 1,
        business_date: '2026-11-20',
        show_at: from,
        due_at: to,
        expire_at: to,
      },
    ],
    [
      'check_entry',
      {
        ...here,
        id: entryId,
        run_id: runId,
        item_key: 'a',
        outcome: 'FAIL',
        happened_at: from,
        device_at: from,
        is_late: false,
        recorded_by: userId,
      },
    ],
    [
      'corrective_action',
      { ...here, id: uuidv7(), entry_id: entryId, disposition: 'KEEP', note: 'Moved', happened_at: from, recorded_by: userId },
    ],
    ['task', { ...here, id: taskId, title: 'Call the plumber', priority: 'HIGH', created_by: userId }],
    ['task_comment', { ...here, id: uuidv7(), task_id: taskId, text: 'Tomorrow', written_by: userId, written_at: from }],
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
    ['unit_reading', { ...here, entry_id: entryId, unit_id: unitId, value: '9', outcome: 'FAIL', happened_at: from }],
  ];
};
