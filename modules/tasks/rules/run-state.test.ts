import { describe, expect, it, test } from 'vitest';

import { roles } from '../../restaurants/rules/capabilities.ts';
import {
  decideRunStep,
  runStanding,
  runStates,
  runSteps,
  type RunAttempt,
  type RunState,
  type RunStep,
  type StandingRun,
} from './run-state.ts';

/** Written by hand, so that a changed table is noticed. */
const ways: Readonly<Record<string, RunState>> = {
  'OPEN RECORD': 'IN_PROGRESS',
  'OPEN SUBMIT': 'SUBMITTED',
  'OPEN MISS': 'MISSED',
  'IN_PROGRESS RECORD': 'IN_PROGRESS',
  'IN_PROGRESS SUBMIT': 'SUBMITTED',
  'IN_PROGRESS MISS': 'MISSED',
  'SUBMITTED VERIFY': 'VERIFIED',
  'SUBMITTED REOPEN': 'IN_PROGRESS',
  'MISSED RECORD': 'MISSED',
  'MISSED SUBMIT': 'SUBMITTED',
  'MISSED EXCUSE': 'MISSED',
};
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const run = (state: RunState, criticalBy: readonly string[] = []): StandingRun => ({ state, showAt: at(8), expireAt: at(12), criticalBy });
const attempt = (step: RunStep, changes: Partial<RunAttempt> = {}): RunAttempt => ({
  step,
  role: step === 'MISS' ? 'system' : 'manager',
  userId: 'me',
  at: step === 'MISS' ? at(13) : at(9),
  reason: 'Because',
  ...changes,
});
const cells = runStates.flatMap((state) => runSteps.map((step): [RunState, RunStep] => [state, step]));

describe('a list of a day', () => {
  test.each(cells)('that is %s goes with %s where the table says, or nowhere', (state, step) => {
    const to = ways[`${state} ${step}`];
    const said = decideRunStep(run(state), attempt(step));
    expect(said).toEqual(to ? { ok: true, value: to } : { ok: false, refusal: { code: 'RUN_STEP_NOT_OPEN', state } });
  });

  test.each(roles)('is done by a %s, and looked over by whoever leads', (role) => {
    expect(decideRunStep(run('OPEN'), attempt('RECORD', { role })).ok).toBe(true);
    const leads = ['owner', 'manager', 'chef'].includes(role);
    for (const [state, step] of [
      ['SUBMITTED', 'VERIFY'],
      ['SUBMITTED', 'REOPEN'],
      ['MISSED', 'EXCUSE'],
    ] as const)
      expect(decideRunStep(run(state), attempt(step, { role }))).toMatchObject(
        leads ? { ok: true } : { refusal: { code: 'RUN_FOR_LEADS' } },
      );
    expect(decideRunStep(run('OPEN'), attempt('MISS', { role }))).toMatchObject({ refusal: { code: 'RUN_FOR_LEADS' } });
  });

  it('is not verified by whoever answered a critical line of it', () => {
    expect(decideRunStep(run('SUBMITTED', ['me']), attempt('VERIFY'))).toMatchObject({ refusal: { code: 'VERIFY_OWN' } });
    expect(decideRunStep(run('SUBMITTED', ['you']), attempt('VERIFY')).ok).toBe(true);
  });

  it.each([
    ['RECORD', 7, 'RUN_NOT_YET'],
    ['SUBMIT', 13, 'RUN_OVER'],
    ['MISS', 12, 'RUN_NOT_YET'],
  ] as const)('does not take %s at %d o’clock', (step, hour, code) => {
    expect(decideRunStep(run('OPEN'), attempt(step, { at: at(hour) }))).toMatchObject({ refusal: { code } });
  });

  it.each([
    ['SUBMITTED', 'REOPEN'],
    ['MISSED', 'EXCUSE'],
  ] as const)('that is %s asks for a reason to %s', (state, step) => {
    for (const reason of [null, ' '])
      expect(decideRunStep(run(state), attempt(step, { reason }))).toMatchObject({ refusal: { code: 'REASON_REQUIRED' } });
  });

  it.each([
    ['OPEN', 7, 'LATER'],
    ['OPEN', 9, 'OPEN'],
    ['IN_PROGRESS', 11, 'OVERDUE'],
    ['SUBMITTED', 11, 'SUBMITTED'],
  ] as const)('that is %s is at %d o’clock %s', (state, hour, standing) => {
    expect(runStanding({ state, showAt: at(8), dueAt: at(10) }, at(hour))).toBe(standing);
  });
});
