import type { CountryPack, Rule } from './labour-rule.ts';
import { etPayLaw } from './pay-law-et.ts';

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
  {
    ...since,
    appliesTo: 'ALL',
    isConfirmed: false,
    id: 'ET.certificate-health_check',
    kind: 'CERTIFICATE',
    level: 'WARN',
    mayOverride: true,
    source: 'Food and Medicine Administration Proclamation 1112/2019: food handlers are examined',
    limit: { topic: 'HEALTH_CHECK' },
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

/**
 * What Ethiopia says of hours.
 *
 * @source Labour Proclamation 1156/2019 (articles 61 to 66 read, the rest in secondary sources in November 2026); the limits
 * of the young and the health check of food handlers are general knowledge and not confirmed
 */
export const etPack: CountryPack = { ...etPayLaw, rules, weeklyRestDay: 0 };
