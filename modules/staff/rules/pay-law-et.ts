import type { PayLaw, Pension } from './pay-law.ts';

const labour = (articles: string) => ({ source: `Labour Proclamation 1156/2019, ${articles}`, validFrom: '2019-09-05' });
const article68 = labour('article 68');

const pension: Pension = {
  id: 'ET.pension',
  source: 'Private Organizations Employees’ Pension Proclamation 1268/2022',
  isConfirmed: true,
  validFrom: '2022-07-07',
  employeeBps: 700,
  employerBps: 1100,
};

/**
 * What Ethiopia says of the price of hours. A change of a known shift has no price of its own there: it costs what the
 * tiers of overtime, rest day and holiday make of the hours.
 *
 * @source Labour Proclamation 1156/2019 (articles 61 to 66 read, the rest in secondary sources in November 2026), Income
 * Tax (Amendment) of 2025, Pension Proclamation 1268/2022; the tiers of night and rest day are general
 * knowledge and not confirmed
 */
export const etPayLaw: PayLaw = {
  premiums: [
    { ...article68, id: 'ET.overtime', when: 'OVERTIME', rateBps: 15_000, isConfirmed: true },
    { ...article68, id: 'ET.night-overtime', when: 'NIGHT_OVERTIME', rateBps: 17_500, isConfirmed: false },
    { ...article68, id: 'ET.rest-day', when: 'REST_DAY', rateBps: 20_000, isConfirmed: false },
    { ...article68, id: 'ET.holiday', when: 'HOLIDAY', rateBps: 25_000, isConfirmed: true },
  ],
  ordinaryHours: {
    ...labour('articles 61 and 68'),
    id: 'ET.ordinary-hours',
    isConfirmed: true,
    dayMinutes: 480,
    weekMinutes: 2880,
    nightFrom: '22:00',
    nightTo: '06:00',
  },
  onCosts: [{ ...pension, rateBps: pension.employerBps, freeMinorPerWeek: 0n }],
  minimumWages: [],
  incomeTaxes: [
    {
      id: 'ET.income-tax',
      source: 'Income Tax (Amendment) Proclamation of 2025, in force from 1 July 2025',
      isConfirmed: true,
      validFrom: '2025-07-01',
      bands: [
        { aboveMinor: 1_400_000n, rateBps: 3500, deductionMinor: 205_000n },
        { aboveMinor: 1_000_000n, rateBps: 3000, deductionMinor: 135_000n },
        { aboveMinor: 700_000n, rateBps: 2500, deductionMinor: 85_000n },
        { aboveMinor: 400_000n, rateBps: 2000, deductionMinor: 50_000n },
        { aboveMinor: 200_000n, rateBps: 1500, deductionMinor: 30_000n },
      ],
    },
  ],
  pensions: [pension],
  leave: [
    {
      ...labour('article 77'),
      id: 'ET.leave',
      hours: 'ALL',
      isConfirmed: true,
      gives: { kind: 'SERVICE', days: 16, oneMorePerYears: 2 },
    },
  ],
  notice: null,
};
