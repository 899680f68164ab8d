import { expect, test } from 'vitest';

import { comparableDays, runningDay } from '../rules/comparable-days.ts';
import { ofDaysOver } from './days-over.ts';
import type { On, ReportAsk, ReportBody } from './report-maker.ts';

const on = { house: { useEthiopianCalendar: false, timeZone: 'Europe/London' }, locale: 'en' } as On;
const week = { from: '2026-11-23', to: '2026-11-29' };

const askOn = (today: string): ReportAsk => ({
  days: week,
  calendar: 'GREGORIAN',
  compared: comparableDays(week, 'GREGORIAN', today),
  running: runningDay(week, today),
  on,
});

const bodyOf = (value: number | null): ReportBody => ({
  finding: { text: 'Labour was above its goal', standing: 'wrong' },
  figures: [
    {
      id: 'share',
      label: 'Labour',
      value: { kind: 'share', value },
      basis: '',
      place: null,
      comparisons: [{ label: 'goal', value: { kind: 'share', value: 2800 }, change: { kind: 'points', value: 300 }, isBetter: false }],
    },
  ],
  charts: [],
  tables: [],
  restsOn: [],
  advice: [],
});

const read = async (today: string, value: number | null = 3100) => {
  let days: ReportAsk['compared']['now'] | undefined;
  const body = await ofDaysOver(askOn(today), (ask) => {
    days = ask.compared.now;
    return Promise.resolve(bodyOf(value));
  });
  return { days, finding: body.finding, held: body.figures.flatMap(({ comparisons }) => comparisons).length };
};

test('a week that runs is judged to the evening before, and says so', async () => {
  expect(await read('2026-11-29')).toEqual({
    days: { from: '2026-11-23', to: '2026-11-28' },
    finding: { text: 'Labour was above its goal (to 28 Nov)', standing: 'wrong' },
    held: 1,
  });
});

test('on its first day it is held against nothing', async () => {
  const { finding, held } = await read('2026-11-23');
  expect([finding.standing, held]).toEqual(['information', 0]);
});

test('a week that is over is judged whole, and one of which nothing is known says that alone', async () => {
  expect(await read('2026-11-30')).toMatchObject({ days: week, finding: { text: 'Labour was above its goal' } });
  expect(await read('2026-11-29', null)).toMatchObject({ finding: { text: 'Labour was above its goal' } });
});
