import type { CountryPack, Premium, Rule } from './labour-rule.ts';

const proclamation = (articles: string): string => `Labour Proclamation 1156/2019, ${articles}`;
const since = { validFrom: '2019-09-05', validTo: null } as const;
const adult = { ...since, appliesTo: 'ADULTS', isConfirmed: true } as const;
/** Young workers, 15 to 17. */
const young = { ...since, appliesTo: 'MINORS', level: 'BLOCK', mayOverride: false, isConfirmed: false } as const;

const rules: readonly Rule[] = [
  // Beyond eight hours is overtime, four hours of it at most; beyond 48 in a week, twelve at most.
  {
    ...adult,
    id: 'ET.day',
    kind: 'DAILY_HOURS',
    level: 'WARN',
    mayOverride: true,
    source: proclamation('articles 61 to 63'),
    limit: { minutes: 480 },
  },
  {
    ...adult,
    id: 'ET.day-overtime',
    kind: 'DAILY_HOURS',
    level: 'BLOCK',
    mayOverride: false,
    source: proclamation('article 67'),
    limit: { minutes: 720 },
  },
  {
    ...adult,
    id: 'ET.week',
    kind: 'WEEKLY_HOURS',
    level: 'WARN',
    mayOverride: true,
    source: proclamation('article 61'),
    limit: { minutes: 2880, weeks: 1, hasOptOut: false },
  },
  {
    ...adult,
    id: 'ET.week-overtime',
    kind: 'WEEKLY_HOURS',
    level: 'BLOCK',
    mayOverride: false,
    source: proclamation('article 67'),
    limit: { minutes: 3600, weeks: 1, hasOptOut: false },
  },
  {
    ...adult,
    id: 'ET.weekly-rest',
    kind: 'WEEKLY_REST',
    level: 'BLOCK',
    mayOverride: true,
    source: proclamation('articles 69 to 71'),
    limit: { minutes: 1440, mayBePaired: false },
  },
  { ...young, id: 'ET.young-day', kind: 'DAILY_HOURS', source: proclamation('article 90'), limit: { minutes: 420 } },
  { ...young, id: 'ET.young-night', kind: 'NIGHT', source: proclamation('article 91'), limit: { from: '22:00', to: '06:00' } },
  {
    ...young,
    id: 'ET.young-week',
    kind: 'WEEKLY_HOURS',
    source: proclamation('article 91'),
    limit: { minutes: 2880, weeks: 1, hasOptOut: false },
  },
  { ...young, id: 'ET.young-rest', kind: 'WEEKLY_REST', source: proclamation('article 91'), limit: { minutes: 1440, mayBePaired: false } },
];

const article68 = { source: proclamation('article 68'), validFrom: since.validFrom } as const;

const premiums: readonly Premium[] = [
  { ...article68, id: 'ET.overtime', when: 'OVERTIME', rateBps: 15_000, isConfirmed: true },
  { ...article68, id: 'ET.night-overtime', when: 'NIGHT_OVERTIME', rateBps: 17_500, isConfirmed: false },
  { ...article68, id: 'ET.rest-day', when: 'REST_DAY', rateBps: 20_000, isConfirmed: false },
  { ...article68, id: 'ET.holiday', when: 'HOLIDAY', rateBps: 25_000, isConfirmed: true },
];

/**
 * What Ethiopia says of hours and their price.
 *
 * @source Labour Proclamation 1156/2019 (articles 61 to 66 read, the rest in secondary sources in November 2026); the
 * tiers of night and rest day and the limits of the young are general knowledge and not confirmed
 */
export const etPack: CountryPack = {
  rules,
  premiums,
  onCosts: [
    {
      id: 'ET.pension',
      rateBps: 1100,
      freeMinorPerWeek: 0n,
      source: 'Private Organizations Employees’ Pension Proclamation: 11 % of the employer',
      isConfirmed: true,
      validFrom: '2025-07-01',
    },
  ],
  weeklyRestDay: 0,
};
