import { afterEach, expect, test } from 'vitest';

import { m } from '../../generated/messages/web/messages.js';
import { setLocale } from './locale.ts';

afterEach(() => setLocale('en'));

test('a screen stays in one language when another window chooses another', () => {
  setLocale('am');
  const close = m.ui_close();
  localStorage.setItem('maed.locale', 'en');
  expect(m.ui_close()).toBe(close);
  expect(m.ui_close({}, { locale: 'en' })).not.toBe(close);
});
