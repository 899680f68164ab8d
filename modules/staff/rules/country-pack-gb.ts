import type { CountryPack, Rule } from './labour-rule.ts';
import { gbPayLaw } from './pay-law-gb.ts';

const adult = { appliesTo: 'ADULTS', validFrom: '1998-10-01', validTo: null, isConfirmed: true } as const;
/** Young workers, 16 and 17: what stands for them stands without exceptions and without a consent. */
const young = { appliesTo: 'MINORS', mayOverride: false, validFrom: '2003-04-06', validTo: null, isConfirmed: true } as const;
const regulation = (number: string): string => `Working Time Regulations 1998, regulation ${number}`;

const rules: readonly Rule[] = [
  {
    ...adult,
    id: 'GB.daily-rest',
    kind: 'DAILY_REST',
    level: 'BLOCK',
    mayOverride: true,
    source: regulation('10(1)'),
    limit: { minutes: 660 },
  },
  {
    ...adult,
    id: 'GB.weekly-rest',
    kind: 'WEEKLY_REST',
    level: 'BLOCK',
    mayOverride: true,
    source: regulation('11(1)-(2)'),
    limit: { minutes: 1440, mayBePaired: true },
  },
  {
    ...adult,
    id: 'GB.weekly-hours',
    kind: 'WEEKLY_HOURS',
    level: 'BLOCK',
    mayOverride: false,
    source: regulation('4-5'),
    limit: { minutes: 2880, weeks: 17, hasOptOut: true },
  },
  {
    ...adult,
    id: 'GB.break',
    kind: 'BREAK',
    level: 'WARN',
    mayOverride: true,
    source: regulation('12(1)-(3)'),
    limit: { overMinutes: 360, minutes: 20 },
  },
  // Who agreed to work longer did not agree to longer nights.
  {
    ...adult,
    id: 'GB.night-average',
    kind: 'NIGHT_AVERAGE',
    level: 'BLOCK',
    mayOverride: true,
    source: regulation('6(1)-(5)'),
    limit: { minutes: 480, weeks: 17, daysPerWeek: 6, from: '23:00', to: '06:00', nightMinutes: 180 },
  },
  ...(['FOOD_HYGIENE', 'ALLERGENS'] as const).map((topic) => ({
    ...adult,
    appliesTo: 'ALL' as const,
    id: `GB.certificate-${topic.toLowerCase()}`,
    kind: 'CERTIFICATE' as const,
    level: 'WARN' as const,
    mayOverride: true,
    // The law asks for training that fits the work; how long it holds is the house's to say.
    isConfirmed: false,
    source: 'Regulation (EC) 852/2004, annex II, chapter XII',
    limit: { topic },
  })),
  { ...young, id: 'GB.young-daily-rest', kind: 'DAILY_REST', level: 'BLOCK', source: regulation('10(2)'), limit: { minutes: 720 } },
  {
    ...young,
    id: 'GB.young-weekly-rest',
    kind: 'WEEKLY_REST',
    level: 'BLOCK',
    source: regulation('11(3)'),
    limit: { minutes: 2880, mayBePaired: false },
  },
  { ...young, id: 'GB.young-day', kind: 'DAILY_HOURS', level: 'BLOCK', source: regulation('5A'), limit: { minutes: 480 } },
  {
    ...young,
    id: 'GB.young-week',
    kind: 'WEEKLY_HOURS',
    level: 'BLOCK',
    source: regulation('5A'),
    limit: { minutes: 2400, weeks: 1, hasOptOut: false },
  },
  // Restaurants may keep the young until midnight under conditions; between then and four there is no exception at all.
  {
    ...young,
    id: 'GB.young-night',
    kind: 'NIGHT',
    level: 'BLOCK',
    isConfirmed: false,
    source: regulation('6A and 27A'),
    limit: { from: '00:00', to: '04:00' },
  },
  { ...young, id: 'GB.young-break', kind: 'BREAK', level: 'WARN', source: regulation('12(4)'), limit: { overMinutes: 270, minutes: 30 } },
];

/**
 * What the United Kingdom says of hours.
 *
 * @source Working Time Regulations 1998, read in secondary sources in November 2026; the young's night is general knowledge
 * and not confirmed
 */
export const gbPack: CountryPack = { ...gbPayLaw, rules, weeklyRestDay: null };
