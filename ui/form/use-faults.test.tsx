import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { Button } from '../button.tsx';
import { TextField } from '../text-field.tsx';
import { FaultLine } from './fault-line.tsx';
import { useFaults } from './use-faults.ts';

afterEach(cleanup);

const TableForm = ({ lines, onSent }: { readonly lines: number; readonly onSent: () => void }) => {
  const [name, setName] = useState('');
  const { errorAt, send } = useFaults({ name: name === '' && 'Name it.', lines: lines === 0 && 'Nothing is chosen.' });
  return (
    <>
      <TextField label="Name" value={name} error={errorAt('name')} onChange={(event) => setName(event.target.value)} />
      <FaultLine error={errorAt('lines')} />
      <Button onClick={() => send(onSent)}>Save</Button>
    </>
  );
};

test('what stands against sending is said once it was tried, where it stands, and the cursor is led to it', async () => {
  const onSent = vi.fn<() => void>();
  render(<TableForm lines={0} onSent={onSent} />);
  expect(screen.queryAllByRole('alert')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim())).toEqual(['Name it.', 'Nothing is chosen.']);
  const field = screen.getByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'A1' } });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim())).toEqual(['Nothing is chosen.']);
  expect(onSent).not.toHaveBeenCalled();
});

const NameForm = ({ onSent }: { readonly onSent: () => Promise<void> }) => {
  const [name, setName] = useState('');
  const { errorAt, submit } = useFaults({ name: name === '' && 'Name it.' });
  return (
    <form aria-label="Table" noValidate onSubmit={submit(onSent)}>
      <TextField label="Name" value={name} error={errorAt('name')} onChange={(event) => setName(event.target.value)} />
    </form>
  );
};

test('a form that is sent with the Enter key says the same, is sent where nothing stands against it, and never leaves the page', () => {
  const onSent = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(<NameForm onSent={onSent} />);
  const enter = () => fireEvent.submit(screen.getByRole('form'));
  // What was prevented answers false.
  expect(enter()).toBe(false);
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Name it.');
  expect(onSent).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'A1' } });
  expect(enter()).toBe(false);
  expect(onSent).toHaveBeenCalledOnce();
});

test('where nothing stands against it, it is sent, and a form that is empty again afterwards accuses nobody', () => {
  const onSent = vi.fn<() => void>();
  render(<TableForm lines={2} onSent={onSent} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const field = screen.getByLabelText('Name');
  fireEvent.change(field, { target: { value: 'A1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSent).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryAllByRole('alert')).toHaveLength(0);
});
