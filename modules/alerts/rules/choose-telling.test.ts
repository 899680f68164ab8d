import fc from 'fast-check';
import { expect, it } from 'vitest';

import { channels, channelsFor } from './channels.ts';
import { isChoosable, isFixed, isTold, kindsHeardBy, withChange, type ChosenKinds } from './choose-telling.ts';
import { usualTelling } from './preferences.ts';
import { signalKinds } from './signal-kinds.ts';

it.each([
  ['staff', 'stock-low', false],
  ['kitchenstaff', 'stock-low', true],
  ['kitchenstaff', 'trial', false],
  ['manager', 'trial', false],
  ['owner', 'trial', true],
  ['manager', 'invoice-approval', false],
  ['owner', 'invoice-approval', true],
  ['someone', 'invoice-approval', false],
  ['staff', 'rota-published', true],
  ['nobody', 'stock-low', false],
] as const)('%s can hear of %s: %s', (role, kind, expected) => {
  expect(kindsHeardBy(role).includes(kind)).toBe(expected);
});

it('what is critical for food safety is told on every way but by letter, and there is nothing else to choose', () => {
  const off: ChosenKinds = { temperature: { isOff: true, push: false, mail: false, telegram: false } };
  expect(channels.map((channel) => isTold(off, 'temperature', channel))).toEqual([true, true, false, true]);
  expect(channels.map((channel) => isChoosable('temperature', channel))).toEqual([false, false, true, false]);
});

it('what is only to be known stands in the list alone', () => {
  expect(channels.map((channel) => isTold({}, 'reservation', channel))).toEqual([true, false, false, false]);
});

it('a way that is switched on brings its kind back', () => {
  const off = withChange({}, { kinds: ['stock-low'], channel: 'APP', isOn: false });
  expect(channels.map((channel) => isTold(off, 'stock-low', channel))).toEqual([false, false, false, false]);
  const on = withChange(off, { kinds: ['stock-low'], channel: 'MAIL', isOn: true });
  expect(channels.map((channel) => isTold(on, 'stock-low', channel))).toEqual([true, true, true, true]);
});

const changes = fc.array(
  fc.record({
    kinds: fc.uniqueArray(fc.constantFrom(...signalKinds)),
    channel: fc.constantFrom(...channels),
    isOn: fc.boolean(),
  }),
);

it('what is shown as told is what is sent, whatever was chosen, and the last word counts where there is a choice', () => {
  fc.assert(
    fc.property(changes, fc.constantFrom(...signalKinds), fc.constantFrom(...channels), fc.boolean(), (made, kind, channel, isOn) => {
      const before = made.reduce<ChosenKinds>(withChange, {});
      const after = withChange(before, { kinds: [kind], channel, isOn });
      if (isChoosable(kind, channel)) expect(isTold(after, kind, channel)).toBe(isOn);
      else expect(after).toEqual(before);
      const sent = channelsFor(after[kind] ?? usualTelling, isFixed(kind));
      for (const one of channels) if (isTold(after, kind, one)) expect(sent).toContain(one);
    }),
  );
});
