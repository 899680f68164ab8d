import fc from 'fast-check';
import { expect, test } from 'vitest';

import { billingCycle } from './billing-cycle.ts';

const at = (text: string) => new Date(text);
const created = at('2026-11-01T09:00:00Z');
const november = { start: at('2026-11-10T00:00:00Z'), end: at('2026-12-10T00:00:00Z') };
const year = { start: at('2026-11-10T00:00:00Z'), end: at('2027-11-10T00:00:00Z') };
const text = ({ start, end }: { start: Date; end: Date }) => `${start.toISOString().slice(0, 16)} ${end.toISOString().slice(0, 16)}`;

test.each([
  ['in the trial', null, created, '2026-11-10T00:00:00Z', '2026-11-01T09:00 2026-11-15T09:00'],
  ['at the end of the trial', null, created, '2026-11-15T09:00:00Z', '2026-11-15T09:00 2026-12-15T09:00'],
  ['in the second step', null, created, '2026-12-20T00:00:00Z', '2026-12-15T09:00 2027-01-14T09:00'],
  ['where nothing is known', null, null, '2026-11-22T00:00:00Z', '2026-11-01T00:00 2026-12-01T00:00'],
  ['in a billed month', november, created, '2026-11-22T00:00:00Z', '2026-11-10T00:00 2026-12-10T00:00'],
  ['after a billed month that nobody renewed yet', november, created, '2026-12-10T00:00:00Z', '2026-12-10T00:00 2027-01-09T00:00'],
  ['in months paid ahead', year, created, '2026-12-15T00:00:00Z', '2026-12-10T00:00 2027-01-09T00:00'],
  ['before the billed period', november, created, '2026-11-05T00:00:00Z', '2026-11-01T09:00 2026-11-15T09:00'],
])('%s', (_where, period, accountCreatedAt, now, expected) => {
  expect(text(billingCycle({ period, accountCreatedAt }, at(now)))).toBe(expected);
});

test('an instant lies in its cycle, and every instant of a cycle gets the same one', () => {
  const instants = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z'), noInvalidDate: true });
  const periods = fc.option(fc.tuple(instants, fc.integer({ min: 1, max: 400 })), { nil: null });
  fc.assert(
    fc.property(periods, fc.option(instants, { nil: null }), instants, (drawn, accountCreatedAt, now) => {
      const period = drawn && { start: drawn[0], end: new Date(drawn[0].getTime() + drawn[1] * 86_400_000) };
      const facts = { period, accountCreatedAt };
      const cycle = billingCycle(facts, now);
      expect(cycle.start <= now && now < cycle.end).toBe(true);
      const isCut = [period?.start, accountCreatedAt].some((moment) => moment && moment > cycle.start && moment < cycle.end);
      if (!isCut) expect(billingCycle(facts, cycle.start)).toEqual(cycle);
    }),
  );
});
