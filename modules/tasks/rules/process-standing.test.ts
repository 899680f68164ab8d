import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foodRules } from './food-process.ts';
import { processKinds, processStanding, type ProcessKind, type ProcessStep } from './process-standing.ts';

const startedAt = new Date('2026-11-20T10:00:00Z');
const minute = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);
const step = (minutes: number, reading: string | null): ProcessStep => ({ at: minute(minutes), reading });
type Shown = readonly (readonly [number, string | null])[];
const stand = (kind: ProcessKind, shown: Shown, at: number, rules: 'GB' | 'GB_SCOTLAND' = 'GB') => {
  const { state, why } = processStanding(
    { kind, rules, startedAt, steps: shown.map(([minutes, reading]) => step(minutes, reading)) },
    minute(at),
  );
  return why === null ? state : `${state} ${why}`;
};

describe('food', () => {
  it.each([
    ['COOL', [], 90, 'STARTED'],
    ['COOL', [], 91, 'FAILED TIME'],
    ['COOL', [[60, '20']], 80, 'STEP_OK'],
    ['COOL', [[90, '8']], 200, 'PASSED'],
    ['COOL', [[91, '5']], 200, 'FAILED TIME'],
    ['COOL', [[60, null]], 200, 'FAILED TEMPERATURE'],
    ['COOK', [[30, '74.9']], 600, 'STEP_OK'],
    [
      'COOK',
      [
        [30, '60'],
        [40, '75'],
      ],
      600,
      'PASSED',
    ],
    [
      'COOK',
      [
        [30, '60'],
        [40, null],
      ],
      600,
      'FAILED TEMPERATURE',
    ],
    ['REHEAT', [[10, '75']], 20, 'PASSED'],
    ['HOT_HOLD', [], 600, 'STARTED'],
    [
      'HOT_HOLD',
      [
        [120, '64'],
        [200, null],
      ],
      600,
      'PASSED',
    ],
    ['HOT_HOLD', [[10, null]], 600, 'FAILED TEMPERATURE'],
    ['HOT_HOLD', [[60, '62']], 180, 'STEP_OK'],
    ['HOT_HOLD', [[60, '62']], 181, 'FAILED TIME'],
    [
      'HOT_HOLD',
      [
        [60, '62'],
        [170, null],
      ],
      600,
      'PASSED',
    ],
    [
      'HOT_HOLD',
      [
        [60, '62'],
        [90, '65'],
      ],
      600,
      'STEP_OK',
    ],
    [
      'HOT_HOLD',
      [
        [60, '62'],
        [90, '65'],
        [100, '61'],
      ],
      600,
      'FAILED TEMPERATURE',
    ],
    [
      'DEFROST',
      [
        [600, '-2'],
        [700, '4'],
        [710, null],
      ],
      800,
      'PASSED',
    ],
    ['DEFROST', [[600, '8.1']], 800, 'FAILED TEMPERATURE'],
  ] as readonly (readonly [ProcessKind, Shown, number, string])[])(
    '%s measured as %j stands after %i minutes as %s',
    (kind, shown, at, came) => {
      expect(stand(kind, shown, at)).toBe(came);
    },
  );

  it('is reheated to 82 in Scotland', () => {
    expect([stand('REHEAT', [[10, '81.9']], 20, 'GB_SCOTLAND'), stand('REHEAT', [[10, '82']], 20, 'GB_SCOTLAND')]).toEqual([
      'STEP_OK',
      'PASSED',
    ]);
  });

  it('kept hot is measured every two hours; a reading that comes too early does not stand for the one that is due', () => {
    const next = (shown: Shown) =>
      processStanding({ kind: 'HOT_HOLD', rules: 'GB', startedAt, steps: shown.map(([at, reading]) => step(at, reading)) }, minute(300))
        .nextAt;
    expect([next([]), next([[60, '70']]), next([[95, '70']]), next([[250, '70']])]).toEqual([
      minute(120),
      minute(120),
      minute(240),
      minute(360),
    ]);
  });

  /** Of each minute one measurement, so that their order is what happened. */
  const shown = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.option(fc.integer({ min: -20, max: 100 }).map(String))), {
    maxLength: 8,
    selector: ([minutes]) => minutes,
  });

  it('that has passed or failed stays so, whatever comes after and in whichever order it arrives', () => {
    fc.assert(
      fc.property(fc.constantFrom(...processKinds), fc.constantFrom(...foodRules), shown, (kind, rules, steps) => {
        const facts = { kind, rules, startedAt, steps: steps.map(([minutes, reading]) => step(minutes, reading)) };
        const before = processStanding(facts, minute(250));
        const isOver = before.state === 'PASSED' || before.state === 'FAILED';
        expect(isOver ? processStanding(facts, minute(5000)) : before).toEqual(before);
        expect(processStanding({ ...facts, steps: facts.steps.toReversed() }, minute(250))).toEqual(before);
      }),
    );
  });

  it('is cooled only by a reading of eight or below within ninety minutes', () => {
    fc.assert(
      fc.property(shown, (steps) => {
        const ends = steps.toSorted(([one], [other]) => one - other).find(([, reading]) => reading === null || Number(reading) <= 8);
        const isCooled = ends !== undefined && ends[1] !== null && ends[0] <= 90;
        expect(stand('COOL', steps, 1000) === 'PASSED').toBe(isCooled);
      }),
    );
  });
});
