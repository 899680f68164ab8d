import { expect, test } from 'vitest';

import { type TracedEvent, workAtOnceMs } from './work-at-once.ts';

const address = 'https://localhost:1/home';

const event = (name: string, ts: number, rest: Partial<TracedEvent> = {}): TracedEvent => ({ name, pid: 1, tid: 1, ts, args: {}, ...rest });

const opened = event('navigationStart', 100, { args: { data: { documentLoaderURL: address } } });

test('counts what the thread worked beyond what goes unnoticed, after the first picture and on its own thread', () => {
  const events = [
    event('RunTask', 50, { tdur: 90_000 }),
    opened,
    event('RunTask', 150, { tdur: 90_000 }),
    event('firstContentfulPaint', 200),
    event('RunTask', 300, { tdur: 12_000 }),
    event('RunTask', 400, { tdur: 20_000 }),
    event('RunTask', 500, { tdur: 15_000 }),
    event('RunTask', 600, { tdur: 90_000, tid: 2 }),
  ];
  expect(workAtOnceMs(events, address)).toBe(30 + 10);
});

test('a page that showed nothing has no figure', () => {
  expect(() => workAtOnceMs([opened], address)).toThrow('showed nothing');
});
