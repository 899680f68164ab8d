import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lineStates, lineSteps, type LineState, type StepFacts } from './line-state.ts';
import { decideStepOnWay, hasGoneOn, stateOverStages } from './step-on-way.ts';

const now = new Date('2026-11-20T12:00:00Z');
const facts: StepFacts = { isConfirmed: true, maySettleVoids: false, doneAt: now, beforeVoid: null, now };
const station = (id: string, stage: number, isArchived = false) => ({
  id,
  stage,
  isArchived,
  kind: 'PREP' as const,
  dishIds: [],
  categoryIds: [],
});
const stations = [station('make', 1), station('oven', 2), station('cut', 3)];
const at = (state: LineState, stage = 1) => ({ state, stage, stationIds: ['make', 'oven', 'cut'] });

describe('a dish that is made at one station after the other', () => {
  it.each([
    ['READY', at('STARTED', 1), { state: 'QUEUED', stage: 2 }],
    ['READY', at('QUEUED', 2), { state: 'QUEUED', stage: 3 }],
    ['READY', at('STARTED', 3), { state: 'READY', stage: 3 }],
    ['RECALL', at('QUEUED', 2), { state: 'QUEUED', stage: 1 }],
    ['RECALL', at('STARTED', 3), { state: 'QUEUED', stage: 1 }],
    ['RECALL', at('SERVED', 3), { state: 'QUEUED', stage: 1 }],
  ] as const)('is stepped %s from %o to %o', (step, line, place) => {
    expect(decideStepOnWay(line, step, { facts, stations })).toEqual({ ok: true, value: place });
  });

  it('is not called back from its first stage, nor long after it was served', () => {
    expect(decideStepOnWay(at('QUEUED'), 'RECALL', { facts, stations }).ok).toBe(false);
    const late = { ...facts, doneAt: new Date('2026-11-20T07:59:00Z') };
    expect(decideStepOnWay(at('SERVED', 3), 'RECALL', { facts: late, stations })).toMatchObject({ refusal: { code: 'RECALL_TOO_LATE' } });
  });

  it('leaves out a station that was put away', () => {
    const fewer = [station('make', 1), station('oven', 2, true), station('cut', 3)];
    expect(decideStepOnWay(at('QUEUED'), 'READY', { facts, stations: fewer })).toMatchObject({ value: { stage: 3 } });
  });

  it('counts as begun while it waits for a later stage', () => {
    expect(stateOverStages({ ...at('QUEUED', 2), begunAt: null }, stations)).toBe('STARTED');
    expect(stateOverStages({ ...at('QUEUED', 1), begunAt: null }, stations)).toBe('QUEUED');
    expect(stateOverStages({ ...at('QUEUED', 1), begunAt: now }, stations)).toBe('STARTED');
    expect(hasGoneOn({ ...at('QUEUED', 4), stationIds: [] }, stations)).toBe(false);
  });
});

it('wherever it stands, no step leads to a stage that nobody works at, and a recall always to the first', () => {
  const place = fc.record({ state: fc.constantFrom(...lineStates), stage: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(place, fc.constantFrom(...lineSteps), ({ state, stage }, step) => {
      const decided = decideStepOnWay(at(state, stage), step, { facts, stations });
      if (!decided.ok) return;
      expect(decided.value.stage).toBeGreaterThanOrEqual(step === 'RECALL' ? 1 : stage);
      expect(decided.value.stage).toBeLessThanOrEqual(step === 'RECALL' ? 1 : 3);
    }),
  );
});
