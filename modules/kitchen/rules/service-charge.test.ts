import { expect, test } from 'vitest';

import { maySetService } from './service-charge.ts';

test.each([
  { name: 'set where there is none', before: 0, after: 1250, waiter: true },
  { name: 'lowered at the guests’ word', before: 1250, after: 1000, waiter: true },
  { name: 'taken off at the guests’ word', before: 1250, after: 0, waiter: true },
  { name: 'left as it is', before: 1250, after: 1250, waiter: true },
  { name: 'raised once guests were told of it', before: 1000, after: 1250, waiter: false },
])('a service charge may be $name: a waiter $waiter, whoever leads always', ({ before, after, waiter }) => {
  expect([maySetService(before, after, 'TAKES_ORDERS'), maySetService(before, after, 'LEADS')]).toEqual([waiter, true]);
});
