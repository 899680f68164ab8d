import { expect, it } from 'vitest';

import { decideLineStep, type LineState } from '../../rules/line-state.ts';
import { stationKinds } from '../../rules/routing.ts';
import { bumpOf, bumpStep, openLines } from './bump.ts';

const line = (state: LineState, stage = 1) => ({ state, stage, stationIds: ['hot'] });
const states: readonly LineState[] = ['HELD', 'QUEUED', 'STARTED', 'READY', 'PASSED', 'SERVED', 'VOID_REQUESTED', 'VOIDED'];

it.each(stationKinds)('at a %s station the rule takes every bump that is offered, asked about where it leaves steps out', (kind) => {
  const open = openLines(
    states.map((state) => line(state)),
    { kind, stage: 1 },
  );
  expect(open.length).toBeGreaterThan(0);
  for (const one of open) {
    const { leavesOut } = bumpOf([one], { kind, stage: 1 });
    const facts = { maySettleVoids: false, doneAt: null, beforeVoid: null, now: new Date() };
    const taken = (isConfirmed: boolean) => decideLineStep(one.state, bumpStep[kind], { ...facts, isConfirmed }).ok;
    expect([taken(false), taken(true)]).toEqual([!leavesOut, true]);
  }
});

it('what went on to a later stage is done with here', () => {
  expect(openLines([line('QUEUED', 2)], { kind: 'PREP', stage: 1 })).toEqual([]);
  expect(openLines([line('QUEUED', 2)], { kind: 'PREP', stage: 2 })).toHaveLength(1);
});
