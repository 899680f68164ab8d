import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decidePrepStep, type PrepState, prepStates, type PrepStep } from './prep-state.ts';

const steps: readonly PrepStep[] = ['CHANGE', 'POST', 'DROP', 'FREE', 'CLAIM', 'RELEASE', 'BLOCK', 'FINISH', 'FINISH_PART', 'REOPEN'];

/** Every step that leads anywhere, for whoever has it in hand. */
const ways: Readonly<Record<PrepState, Partial<Record<PrepStep, PrepState>>>> = {
  PLANNED: { CHANGE: 'PLANNED', POST: 'POSTED', DROP: 'DROPPED' },
  POSTED: { CLAIM: 'IN_PROGRESS', BLOCK: 'BLOCKED', DROP: 'DROPPED' },
  IN_PROGRESS: {
    FREE: 'POSTED',
    CLAIM: 'IN_PROGRESS',
    RELEASE: 'POSTED',
    BLOCK: 'BLOCKED',
    FINISH: 'DONE',
    FINISH_PART: 'PARTIAL',
    DROP: 'DROPPED',
  },
  DONE: { REOPEN: 'IN_PROGRESS' },
  PARTIAL: { REOPEN: 'IN_PROGRESS' },
  BLOCKED: { CLAIM: 'IN_PROGRESS', DROP: 'DROPPED' },
  DROPPED: {},
};

describe('a piece of prep', () => {
  it.each(prepStates.flatMap((state) => steps.map((step) => [state, step] as const)))('that is %s hears %s', (state, step) => {
    const decided = decidePrepStep({ state, claimedBy: 'me' }, step, 'me');
    const to = ways[state][step];
    expect(decided).toEqual(to ? { ok: true, value: to } : { ok: false, refusal: { code: 'PREP_STEP_NOT_NOW', state } });
  });

  it.each(['CLAIM', 'RELEASE', 'BLOCK', 'FINISH', 'FINISH_PART'] as const)('in other hands refuses %s by saying so', (step) => {
    expect(decidePrepStep({ state: 'IN_PROGRESS', claimedBy: 'you' }, step, 'me')).toEqual({
      ok: false,
      refusal: { code: 'PREP_CLAIMED' },
    });
  });

  it('is finished by whoever has it in hand alone, whatever people do to it', () => {
    const deed = fc.record({ step: fc.constantFrom(...steps), actor: fc.constantFrom('me', 'you') });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const finishers: (readonly [string | null, string])[] = [];
        let task: { state: PrepState; claimedBy: string | null } = { state: 'PLANNED', claimedBy: null };
        for (const { step, actor } of deeds) {
          const decided = decidePrepStep(task, step, actor);
          if (!decided.ok) continue;
          if (step.startsWith('FINISH')) finishers.push([task.claimedBy, actor]);
          task = {
            state: decided.value,
            claimedBy: step === 'CLAIM' ? actor : step === 'RELEASE' || step === 'FREE' ? null : task.claimedBy,
          };
        }
        expect(finishers.filter(([holder, actor]) => holder !== actor)).toEqual([]);
      }),
    );
  });
});
