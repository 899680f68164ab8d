import { pino } from 'pino';
import { expect, test } from 'vitest';

import { vitalsPath, webVitals } from './web-vitals.ts';

const lines: string[] = [];
const app = webVitals(pino({}, { write: (line: string) => void lines.push(line) }));
const post = async (body: string): Promise<number> => {
  lines.length = 0;
  return (await app.request(vitalsPath, { method: 'POST', body })).status;
};
const measured = { route: '/inventory/$itemId', measures: [{ name: 'LCP', value: 1234.5, rating: 'good' }] };

test('what a page measured stands in the log, with its route and nothing else', async () => {
  expect(await post(JSON.stringify(measured))).toBe(204);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'web vitals', ...measured });
});

test.each([
  ['no JSON', 'LCP=3'],
  ['a key that nobody asked for', JSON.stringify({ ...measured, user: 'someone' })],
  ['an address with a query', JSON.stringify({ ...measured, route: '/auth?code=secret' })],
  ['a measure that is none', JSON.stringify({ ...measured, measures: [{ name: 'X', value: 1, rating: 'good' }] })],
  ['a measure that cannot be', JSON.stringify({ ...measured, measures: [{ name: 'LCP', value: -1, rating: 'good' }] })],
])('%s is refused and leaves no line', async (_what, body) => {
  expect(await post(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('a flood in one body is refused', async () => {
  expect(await post('x'.repeat(5000))).toBe(413);
  expect(lines).toEqual([]);
});
