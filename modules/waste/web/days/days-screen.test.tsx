import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { openWaste } from '../testing/waste-device.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

test('what is typed into a money field ends in what every amount ends in: ብር', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const listDays = () => Promise.resolve({ days: [], currency: 'ETB', today });
  opened.push(await openWaste({ address: '/waste/days', answers: { listDays } }));
  expect((await screen.findAllByText('ብር')).length).toBeGreaterThan(0);
  expect(screen.queryByText('ETB')).toBeNull();
});
