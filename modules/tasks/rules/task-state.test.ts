import { describe, expect, it, test } from 'vitest';

import { roles } from '../../restaurants/rules/capabilities.ts';
import { decideTaskStep, taskStates, taskSteps, type TaskState, type TaskStep } from './task-state.ts';

/** Written by hand, so that a changed table is noticed. */
const ways: Readonly<Record<string, TaskState>> = {
  'TODO START': 'DOING',
  'TODO BLOCK': 'BLOCKED',
  'TODO FINISH': 'DONE',
  'TODO CANCEL': 'CANCELLED',
  'DOING BLOCK': 'BLOCKED',
  'DOING FINISH': 'DONE',
  'DOING CANCEL': 'CANCELLED',
  'BLOCKED START': 'DOING',
  'BLOCKED CANCEL': 'CANCELLED',
  'DONE AGAIN': 'TODO',
};
const cells = taskStates.flatMap((state) => taskSteps.map((step): [TaskState, TaskStep] => [state, step]));
const nobodys = { assigneeId: null, forRole: null };

describe('a task', () => {
  test.each(cells)('that is %s goes with %s where the table says, or nowhere', (state, step) => {
    const to = ways[`${state} ${step}`];
    const decided = decideTaskStep({ state, ...nobodys }, { step, role: 'manager', userId: 'me', reason: 'Because' });
    expect(decided).toEqual(to ? { ok: true, value: to } : { ok: false, refusal: { code: 'TASK_STEP_NOT_OPEN', state } });
  });

  test.each(roles)('is done by a %s who leads or was asked, and by nobody else', (role) => {
    const leads = ['owner', 'manager', 'chef'].includes(role);
    const finish = (asked: Partial<typeof nobodys> | { assigneeId?: string; forRole?: string }) =>
      decideTaskStep({ state: 'TODO', ...nobodys, ...asked }, { step: 'FINISH', role, userId: 'me', reason: null });
    for (const asked of [{}, { assigneeId: 'me' }, { forRole: role }]) expect(finish(asked).ok).toBe(true);
    for (const asked of [{ assigneeId: 'you' }, { forRole: 'nobody' }])
      expect(finish(asked)).toMatchObject(leads ? { ok: true } : { refusal: { code: 'TASK_FOR_SOMEBODY_ELSE' } });
    const cancel = decideTaskStep({ state: 'TODO', ...nobodys }, { step: 'CANCEL', role, userId: 'me', reason: 'x' });
    expect(cancel).toMatchObject(leads ? { ok: true } : { refusal: { code: 'TASK_FOR_LEADS' } });
  });

  it('asks for a reason where somebody can’t go on', () => {
    const decided = decideTaskStep({ state: 'DOING', ...nobodys }, { step: 'BLOCK', role: 'staff', userId: 'me', reason: ' ' });
    expect(decided).toMatchObject({ refusal: { code: 'REASON_REQUIRED' } });
  });
});
