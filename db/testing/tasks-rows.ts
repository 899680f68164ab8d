import { uuidv7 } from 'uuidv7';

import { foodRows } from './food-rows.ts';
import type { Household, TenantRow } from './household.ts';

/** What is to be done and written down. */
export const tasksRows = (household: Household): readonly TenantRow[] => {
  const { userId, restaurantId } = household;
  const here = { restaurant_id: restaurantId };
  const [templateId, runId, entryId, taskId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
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
    [
      'task_photo',
      {
        ...here,
        id: uuidv7(),
        task_id: taskId,
        media_type: 'image/webp',
        fingerprint: 'f'.repeat(64),
        bytes: Buffer.from([0]),
        taken_by: userId,
        taken_at: from,
      },
    ],
    ...foodRows(household, { entryId, from }),
  ];
};
