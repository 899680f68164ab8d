import { expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { workplace } from '../testing/open-at-work.tsx';
import { tryForm } from '../testing/try-form.tsx';
import { JoinAtTablet } from './join-at-tablet.tsx';

test('whoever joins is told at each field what is missing, the terms too, and nothing is sent', async () => {
  const sent = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const restaurants = { listMine: async () => ({ restaurants: [{ ...workplace, role: 'staff' }] }) };
  const form = () => <JoinAtTablet onBack={() => undefined} />;
  const typed = { [m.restaurants_first_name()]: 'Sara', [m.restaurants_last_name()]: 'Haile' };
  const opened = await tryForm({
    form,
    typed,
    press: m.restaurants_tablet_join(),
    answers: { restaurants: { ...restaurants, joinAtTablet: sent } },
  });
  expect(opened.said).toEqual([m.restaurants_tablet_code_wrong(), m.restaurants_pin_wrong_length(), m.restaurants_terms_required_text()]);
  expect(sent).not.toHaveBeenCalled();
  expect(opened.outbox.entries()).toEqual([]);
});
