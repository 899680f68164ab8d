import { expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { tryForm } from '../../../restaurants/web/testing/try-form.tsx';
import { HookForm } from './hook-form.tsx';

test('an address that is none and events that nobody chose are told at their places, and nothing is kept', async () => {
  const sent = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const form = () => <HookForm endpoint={null} onClose={() => undefined} />;
  const answers = { integrations: { addHook: sent } };
  const opened = await tryForm({ form, typed: { [m.integrations_hook_address()]: 'shop' }, press: m.integrations_hook_keep(), answers });
  expect(opened.said).toEqual([m.integrations_hook_address_wrong(), m.integrations_hook_kinds_missing()]);
  expect(sent).not.toHaveBeenCalled();
  expect(opened.outbox.entries()).toEqual([]);
});
