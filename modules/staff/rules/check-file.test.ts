import { describe, expect, test } from 'vitest';
import { checkShifts, isBlocking } from './check-shifts.ts';
import type { RotaFacts } from './rota-question.ts';
import { file, facts, shift, found, monday } from './testing/checked-shifts.ts';

describe('the file of a person', () => {
  const here = shift(monday, ['10:00', '15:00']);
  const at = (from: string, to: string) => {
    const { startsMs, endsMs } = shift(monday, [from, to]);
    return [{ startsMs, endsMs }];
  };
  const wish = { fromDay: monday, toDay: monday, fromMinute: null, toMinute: null };
  const askedAt = (from: string, to: string) => at(from, to).map((stretch) => ({ days: wish, stretch }));
  test.each<[string, Partial<RotaFacts>, string[]]>([
    ['papers to that day', { file: { ...file, rightToWorkUntil: monday } }, []],
    ['papers to the day before', { file: { ...file, rightToWorkUntil: '2026-11-15' } }, ['HOUSE.right-to-work']],
    ['a contract from that day', { file: { ...file, startedOn: monday } }, []],
    ['a contract from the day after', { file: { ...file, startedOn: '2026-11-17' } }, ['HOUSE.employed']],
    ['a contract to the day before', { file: { ...file, endedOn: '2026-11-15' } }, ['HOUSE.employed']],
    ['time off until the shift', { timeOff: at('08:00', '10:00') }, []],
    ['time off into the shift', { timeOff: at('08:00', '10:01') }, ['HOUSE.time-off']],
    ['a wish to be off until the shift', { askedOff: askedAt('08:00', '10:00') }, []],
    ['a wish to be off into the shift', { askedOff: askedAt('08:00', '10:01') }, ['HOUSE.time-off-asked']],
    ['no time from the end of the shift', { unavailable: at('15:00', '18:00') }, []],
    ['no time from before its end', { unavailable: at('14:59', '18:00') }, ['HOUSE.availability']],
  ])('with %s', (_what, said, rules) => {
    expect(found({ shifts: [here], ...said }).map(([id]) => id)).toEqual(rules);
  });

  test('with a wish to be off warns with its days, and keeps nothing back', () => {
    const findings = checkShifts(facts({ shifts: [here], askedOff: askedAt('08:00', '12:00') }));
    expect(findings).toMatchObject([{ kind: 'TIME_OFF_ASKED', level: 'WARN', asked: wish }]);
    expect(findings.filter((finding) => isBlocking(finding, []))).toEqual([]);
  });
});

describe('a paper', () => {
  const hygiene = (expiresOn: string | null) => ({ topic: 'FOOD_HYGIENE' as const, expiresOn });
  const on = (papers: RotaFacts['papers'], said: Partial<RotaFacts> = {}) =>
    checkShifts(facts({ shifts: [shift(monday, ['10:00', '15:00'])], papers, ...said })).map(
      ({ ruleId, level, topic }) => `${ruleId} ${level} ${topic}`,
    );

  test.each([
    ['that holds on its last day', [hygiene(monday)], []],
    ['that ran out the day before', [hygiene('2026-11-15')], ['GB.certificate-food_hygiene WARN FOOD_HYGIENE']],
    ['that never runs out beside an old one', [hygiene('2020-01-01'), hygiene(null)], []],
    ['that nobody ever wrote down', [], []],
    ['that no law of the country names', [{ topic: 'HEALTH_CHECK' as const, expiresOn: '2020-01-01' }], []],
    ['of the house’s own', [{ topic: 'FIRST_AID' as const, expiresOn: '2020-01-01' }], ['HOUSE.certificate-first_aid WARN FIRST_AID']],
  ])('%s is found or not: %j', (_what, papers, findings) => {
    expect(on(papers)).toEqual(findings);
  });

  test('of a food handler’s health is Ethiopia’s to ask for, and not confirmed', () => {
    const papers = [{ topic: 'HEALTH_CHECK' as const, expiresOn: '2020-01-01' }];
    expect(on(papers, { country: 'ET' })).toEqual(['ET.certificate-health_check WARN HEALTH_CHECK']);
  });
});
