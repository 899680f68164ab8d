import fc from 'fast-check';
import { expect, test } from 'vitest';

import { channels } from '../../menu/rules/menu-limits.ts';
import { type SaidTakings, takingsOfDays } from './takings-of-days.ts';

const days = ['2026-11-20', '2026-11-21'];

const said = (changes: Partial<SaidTakings> = {}): SaidTakings => ({
  businessDate: '2026-11-21',
  channel: 'DINE_IN',
  grossMinor: '1000',
  covers: 2,
  source: 'TYPED',
  ...changes,
});

test('what orders know counts before what was written, which stays in sight', () => {
  const [, day] = takingsOfDays([said(), said({ source: 'ORDERS', grossMinor: '1250', covers: 3 })], { days, channels });
  expect(day).toMatchObject({ grossMinor: 1250n, covers: 3 });
  expect(day?.channels[0]).toMatchObject({ written: { grossMinor: '1000' }, orders: { grossMinor: '1250' } });
});

test('a channel that only somebody wrote down counts beside those that orders know', () => {
  const [, day] = takingsOfDays([said({ source: 'ORDERS' }), said({ channel: 'DELIVERY', grossMinor: '300', covers: null })], {
    days,
    channels,
  });
  expect(day).toMatchObject({ grossMinor: 1300n, covers: 2 });
});

test('a day that nobody says anything of is there, with nothing', () => {
  const [day] = takingsOfDays([said()], { days, channels });
  expect(day).toMatchObject({ businessDate: '2026-11-20', grossMinor: 0n });
});

test('nothing is counted twice, whatever was said', () => {
  const one = fc.record({
    businessDate: fc.constantFrom(...days),
    channel: fc.constantFrom(...channels),
    grossMinor: fc.nat().map(String),
    covers: fc.option(fc.nat(200)),
    source: fc.constantFrom('ORDERS' as const, 'TYPED' as const, 'IMPORTED' as const),
  });
  const key = (row: SaidTakings) => `${row.businessDate} ${row.channel} ${row.source === 'ORDERS'}`;
  fc.assert(
    fc.property(fc.uniqueArray(one, { selector: key }), (rows) => {
      const sum = takingsOfDays(rows, { days, channels }).reduce((total, day) => total + day.grossMinor, 0n);
      const orders = rows.filter(({ source }) => source === 'ORDERS');
      const alone = rows.filter(
        (row) => row.source !== 'ORDERS' && !orders.some((other) => key(other) === key({ ...row, source: 'ORDERS' })),
      );
      expect(sum).toBe([...orders, ...alone].reduce((total, { grossMinor }) => total + BigInt(grossMinor), 0n));
    }),
  );
});
