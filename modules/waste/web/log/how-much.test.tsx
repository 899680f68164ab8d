import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { dropAllDrafts } from '../../../../platform/web/draft-storage.ts';
import { setLocale } from '../../../../platform/web/locale.ts';
import { unitWord } from '../../../inventory/web/parts.ts';
import { openWaste, tomatoes } from '../testing/waste-device.tsx';

let opened: Awaited<ReturnType<typeof openWaste>> | undefined;

beforeEach(async () => {
  // The document of these tests has no layout, so nothing can be brought into sight.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const logHelp = () => Promise.reject(new TypeError('fetch failed'));
  opened = await openWaste({ address: '/waste/log', answers: { logHelp }, items: [tomatoes] });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  cleanup();
  opened?.close();
  await dropAllDrafts();
});

const choose = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(tomatoes.name) }));
  fireEvent.click(screen.getByRole('button', { name: m.inventory_reason_burnt() }));
};

const write = (text: string): HTMLElement => {
  const field = screen.getByLabelText(m.waste_another_amount());
  fireEvent.change(field, { target: { value: text } });
  return field;
};

test('one touch says what for, and never offers more than the books hold: eleven tins', async () => {
  await choose();
  expect(screen.getByText(m.waste_a_touch_logs({ reason: m.inventory_reason_burnt() }))).toBeDefined();
  expect(screen.getByRole('button', { name: /^10\s*tin/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^12\s*tin/ })).toBeNull();
});

test('more than the books hold can be written, and is said before it is logged', async () => {
  await choose();
  write('11 tin');
  const beyond = m.waste_beyond_on_hand({ quantity: '11 tins' });
  expect(screen.queryByText(beyond)).toBeNull();
  write('12 tin');
  expect(screen.getByText(beyond)).toBeDefined();
  expect(screen.getByRole('button', { name: m.waste_log_amount({ amount: '12 tin' }) })).toBeDefined();
});

test('what is no amount is not promised on the button, and is said where it stands', async () => {
  await choose();
  const field = write('abc');
  fireEvent.click(screen.getByRole('button', { name: m.waste_log() }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByRole('alert').textContent?.trim()).not.toBe('');
  expect(opened?.outbox.entries()).toHaveLength(0);
});

test('that it is still to be said what it was stands where nothing can be logged yet', async () => {
  cleanup();
  // At a desk the three questions stand beside each other.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  opened?.close();
  opened = await openWaste({ address: '/waste/log', answers: {}, items: [tomatoes] });
  expect(await screen.findByText(m.waste_what_first())).toBeDefined();
  expect(screen.getByRole('button', { name: m.waste_log() })).toHaveProperty('disabled', true);
  await choose();
  expect(screen.queryByText(m.waste_what_first())).toBeNull();
});

test('who reads Amharic writes the unit with its Amharic word, and what is logged is understood', async () => {
  await choose();
  act(() => setLocale('am'));
  try {
    write('3');
    fireEvent.click(screen.getByRole('button', { name: unitWord('tin', 1) }));
    expect(screen.getByLabelText(m.waste_another_amount())).toHaveProperty('value', '3 ቆርቆሮ');
    expect(screen.getByRole('button', { name: m.waste_log_amount({ amount: '3 ቆርቆሮ' }) })).toBeDefined();
  } finally {
    act(() => setLocale('en'));
  }
});
