import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../generated/messages/web/messages.js';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';

afterEach(cleanup);

const open = async () => {
  const onGive = vi.fn<ReasonDialogProps['onGive']>();
  render(<ReasonDialog form="order.cancel" title="Cancel the order" onGive={onGive} onClose={() => undefined} />);
  const why = await screen.findByLabelText(m.ui_why());
  const give = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  return { onGive, why, give };
};

test('without a word nothing goes on, and it is said beside the field', async () => {
  const { onGive, why, give } = await open();
  fireEvent.change(why, { target: { value: '  ' } });
  give();
  expect(screen.getByText(m.ui_say_why())).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(why));
  expect(onGive).not.toHaveBeenCalled();
});

test('what was said is handed on as it was meant', async () => {
  const { onGive, why, give } = await open();
  fireEvent.change(why, { target: { value: ' Closed on Sunday ' } });
  give();
  expect(onGive.mock.calls.map(([reason]) => reason)).toEqual(['Closed on Sunday']);
});
