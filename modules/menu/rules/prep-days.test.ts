import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { businessDateOf } from '../../../kit/time/business-date.ts';
import { prepFor, prepUrgency, serviceDays, startByOf } from './prep-days.ts';

const timeZone = 'Africa/Addis_Ababa';
const day = { timeZone, cutOffMinutes: 240 };
/** Saturday, 21 November 2026; the doors open at 11:00 and again at 18:00, and on Monday not at all. */
const hours = [2, 3, 4, 5, 6, 7].flatMap((weekday) => [
  { day: weekday, opens: '18:00', closes: '23:00' },
  { day: weekday, opens: '11:00', closes: '15:00' },
]);
const saturday = '2026-11-21';
const services = (from: string = saturday) => serviceDays(hours, { from, timeZone });
const at = (clock: string, date = saturday) => new Date(`${date}T${clock}:00+03:00`);
const begun = (passiveMinutes: number, now = at('08:00'), workDate = saturday) =>
  prepFor(services(workDate), { activeMinutes: 30, passiveMinutes }, { workDate, now, day });

describe('what is begun on a day', () => {
  it.each([
    ['half an hour of work', 0, saturday, at('10:30')],
    ['a day', 24 * 60, '2026-11-22', at('10:30')],
    ['what takes two nights, before a closed day, nothing', 2 * 24 * 60, undefined, undefined],
    ['three days', 3 * 24 * 60, '2026-11-24', at('10:30')],
    ['a night: it is set up this evening', 16 * 60, '2026-11-22', at('18:30')],
    ['what goes on past midnight, before the day ends', 8 * 60, '2026-11-22', new Date('2026-11-22T02:30:00+03:00')],
  ])('of %s', (_, passive, date, startBy) => {
    const found = begun(passive);
    expect(found?.date).toBe(date);
    expect(found?.startBy).toEqual(startBy);
  });

  it('is for dinner once lunch has begun, and late only when the last service has', () => {
    expect(begun(0, at('10:50'))?.readyAt).toEqual(at('11:00'));
    expect(begun(0, at('12:00'))?.readyAt).toEqual(at('18:00'));
    expect(begun(0, at('20:00'))?.readyAt).toEqual(at('18:00'));
  });

  it('without opening hours is for a usual time, on every day', () => {
    const every = serviceDays([], { from: saturday, timeZone });
    expect(every).toHaveLength(15);
    expect(every[2]).toEqual({ date: '2026-11-23', readyAt: [at('11:00', '2026-11-23')] });
  });

  it('is begun on that very day, whatever it takes', () => {
    fc.assert(
      fc.property(fc.nat(10 * 1440), fc.nat(600), (passiveMinutes, activeMinutes) => {
        const lead = { passiveMinutes, activeMinutes };
        const found = prepFor(services(), lead, { workDate: saturday, now: at('00:00'), day });
        if (!found) return;
        expect(businessDateOf(found.startBy, day)).toBe(saturday);
        expect(startByOf(found.readyAt, lead)).toEqual(found.startBy);
      }),
    );
  });
});

it.each([
  [-1, 'LATE'],
  [0, 'NOW'],
  [30, 'NOW'],
  [31, 'SOON'],
  [120, 'SOON'],
  [121, 'LATER'],
] as const)('what must be begun in %i minutes is %s', (minutes, urgency) => {
  const now = at('08:00');
  expect(prepUrgency(new Date(now.getTime() + minutes * 60_000), now)).toBe(urgency);
});
