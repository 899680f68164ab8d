import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { offReasonText } from './remake-reason-word.ts';
import { reasonText, usualDiscounts, usualVoids } from './usual-reasons.ts';

test('a usual reason is read in the own language, whatever language it was chosen in', () => {
  expect(reasonText(m.kitchen_discount_complaint({}, { locale: 'am' }))).toBe('Complaint');
  expect(offReasonText(m.kitchen_void_mind({}, { locale: 'am' }))).toBe('Guest changed their mind');
  for (const reason of [...usualVoids(), ...usualDiscounts()]) expect(reasonText(reason)).toBe(reason);
});

test("words of somebody's own stay as they are, and a reason of the kitchen is still read", () => {
  expect(reasonText('Fly in the soup')).toBe('Fly in the soup');
  expect(offReasonText('BURNT')).toBe(m.kitchen_remake_burnt());
});
