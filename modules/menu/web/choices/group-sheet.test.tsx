import { expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { tryForm } from '../../../restaurants/web/testing/try-form.tsx';
import { GroupSheet } from './group-sheet.tsx';

test('choices without a name are not saved, and it is said what they need', async () => {
  const sent = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const form = () => <GroupSheet group={null} onClose={() => undefined} />;
  const opened = await tryForm({ form, press: m.menu_save(), answers: { menu: { saveModifierGroup: sent } } });
  expect(opened.said).toEqual([m.menu_group_wrong()]);
  expect(sent).not.toHaveBeenCalled();
  expect(opened.outbox.entries()).toEqual([]);
});
