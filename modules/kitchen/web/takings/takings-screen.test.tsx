import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { TimesScreen } from '../times/times-screen.tsx';
import { TakingsScreen } from './takings-screen.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;
afterEach(() => {
  cleanup();
  opened?.close();
});

const screens = [
  { path: '/kitchen/takings', component: TakingsScreen },
  { path: '/kitchen/times', component: TimesScreen },
];
const all = { spread: null, late: 0, judged: 0, recalled: 0, remade: 0 };
const times = { all, toStart: null, toServed: null, dishes: [], stations: [], hours: [], cells: [] };

describe.each([
  ['what days took', '/kitchen/takings', 'readTakings', { takings: [] }],
  ['how long dishes took', '/kitchen/times', 'readTicketTimes', times],
] as const)('%s', (_name, address, question, answer) => {
  const open = async (ask: () => Promise<unknown>) => {
    const kitchen = { readHouse: () => new Promise(() => undefined), [question]: ask };
    opened = await openAtWork({ address, screens, answers: { kitchen } });
    return opened;
  };
  const cut = () => Promise.reject(new TypeError('fetch failed'));

  test('that was never read here says that there is no line', async () => {
    await open(cut);
    expect(await screen.findByText(m.ui_unread_no_connection())).toBeTruthy();
  });

  test('that was kept says since when it stands', async () => {
    let ask: () => Promise<unknown> = async () => answer;
    const { queries } = await open(() => ask());
    await expect.poll(() => queries.getQueriesData({ queryKey: ['kitchen'] }).some(([, told]) => told !== undefined)).toBe(true);
    ask = cut;
    void queries.refetchQueries();
    expect(await screen.findByText(/This is how it was: today/u)).toBeTruthy();
  });
});
