import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { lineStates } from './line-state.ts';
import { printChangeOf } from './print-change.ts';
import { routeTickets } from './print-routing.ts';
import { afterTelling } from './sent-quantity.ts';

test.each([
  ['QUEUED', 2, 0, false, { change: 'NEW', quantity: 2 }],
  ['QUEUED', 3, 1, true, { change: 'MORE', quantity: 2 }],
  ['QUEUED', 1, 3, true, { change: 'LESS', quantity: 2 }],
  ['HELD', 2, 2, true, { change: 'HOLD', quantity: 2 }],
  ['VOIDED', 2, 2, true, { change: 'VOID', quantity: 2 }],
  ['HELD', 2, 0, false, null],
  ['VOIDED', 2, 0, true, null],
  ['STARTED', 2, 2, true, null],
] as const)('%s, %i ordered, %i told of, told before: %s, is %j on paper', (state, quantity, sentQuantity, wasFired, printed) => {
  expect(printChangeOf({ state, quantity, sentQuantity }, wasFired)).toEqual(printed);
});

it('prints nothing of what the kitchen was told of already', () => {
  const portions = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(fc.constantFrom(...lineStates), portions, portions, (state, quantity, sentQuantity) => {
      expect(printChangeOf(afterTelling({ state, quantity, sentQuantity }), true)).toBeNull();
    }),
  );
});

const stations = [
  { id: 'hot', kind: 'PREP' },
  { id: 'bar', kind: 'PREP' },
  { id: 'pass', kind: 'EXPO' },
  { id: 'shelf', kind: 'PICKUP' },
] as const;
const line = (name: string, ...stationIds: string[]) => ({ name, stationIds });
const lines = [line('shiro', 'hot'), line('tej', 'bar'), line('both', 'hot', 'bar'), line('nobody')];

test.each([
  [['hot'], { hot: ['shiro', 'both', 'nobody'] }],
  [['hot', 'bar'], { hot: ['shiro', 'both', 'nobody'], bar: ['tej', 'both'] }],
  [['pass'], { pass: ['shiro', 'tej', 'both', 'nobody'] }],
  [['bar', 'pass'], { bar: ['tej', 'both'], pass: ['shiro', 'tej', 'both', 'nobody'] }],
  [['shelf'], {}],
  [[], {}],
])('a printer of %j prints %j', (stationIds, wanted) => {
  const routed = routeTickets(lines, [{ id: 'p', stationIds }], stations);
  expect(Object.fromEntries(routed.map((ticket) => [ticket.stationId, ticket.lines.map(({ name }) => name)]))).toEqual(wanted);
});

it('prints no line twice for one station', () => {
  const someStations = fc.subarray(['hot', 'bar', 'pass', 'shelf']);
  fc.assert(
    fc.property(fc.array(someStations), fc.array(someStations), (ofLines, ofPrinters) => {
      const all = ofLines.map((stationIds, index) => line(String(index), ...stationIds));
      const printers = ofPrinters.map((stationIds, index) => ({ id: String(index), stationIds }));
      const printed = routeTickets(all, printers, stations).flatMap((ticket) =>
        ticket.lines.map(({ name }) => `${ticket.printerId}/${ticket.stationId}/${name}`),
      );
      expect(new Set(printed).size).toBe(printed.length);
    }),
  );
});
