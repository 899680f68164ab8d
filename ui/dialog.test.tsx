import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { Button } from './button.tsx';
import { Dialog, fetchDialog } from './dialog.tsx';

beforeAll(fetchDialog);
afterEach(cleanup);

const open = (isShownOnce: boolean) => {
  const onClose = vi.fn();
  render(
    <Dialog open isShownOnce={isShownOnce} onClose={onClose} title="A key" actions={<Button onClick={onClose}>Done</Button>}>
      maed_123
    </Dialog>,
  );
  return onClose;
};

test('Escape closes a dialog', () => {
  const onClose = open(false);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is shown once stays until its own button closes it', () => {
  const onClose = open(true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what was never open draws nothing, and leaves when it is closed', () => {
  const shown = (isOpen: boolean) => (
    <Dialog open={isOpen} onClose={() => undefined} title="A key">
      maed_123
    </Dialog>
  );
  const { rerender } = render(shown(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(shown(true));
  expect(screen.getByRole('dialog').textContent).toContain('maed_123');
  rerender(shown(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});
