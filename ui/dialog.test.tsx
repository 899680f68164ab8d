import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

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
