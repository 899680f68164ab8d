import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

// The list is fetched once for all: here it must not be there yet.
vi.resetModules();
const { fetchPickList, PickList } = await import('./pick-list.tsx');

const Places = ({ onPick }: { readonly onPick: (name: string) => void }) => {
  const [query, setQuery] = useState('');
  const choices = ['Addis Ababa', 'London'].filter((name) => query !== '' && name.startsWith(query));
  return (
    <PickList
      label="Places"
      placeholder="Find a place"
      query={query}
      onQuery={setQuery}
      choices={choices}
      idOf={(name) => name}
      draw={(name) => name}
      onPick={onPick}
      empty={null}
      beside={<Switch />}
    />
  );
};

const Switch = () => {
  const [isOn, setIsOn] = useState(false);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => setIsOn(true)}>
      Scan
    </button>
  );
};

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Places' });

test('what was typed before the list is here stays, and whoever typed it goes on in the same place', async () => {
  const pick = vi.fn();
  render(<Places onPick={pick} />);
  const whereOneIs = field();
  act(() => whereOneIs.focus());
  expect([field() === whereOneIs, document.activeElement === whereOneIs], 'the list is not here yet').toEqual([true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Scan' }));
  fireEvent.change(whereOneIs, { target: { value: 'Add' } });
  await act(fetchPickList);
  const option = await screen.findByRole('option', { name: 'Addis Ababa' });
  expect([field().value, document.activeElement === field()]).toEqual(['Add', true]);
  expect(screen.getByRole('button', { name: 'Scan' }).getAttribute('aria-pressed'), 'what stands beside it goes on').toBe('true');
  fireEvent.click(option);
  expect(pick.mock.calls).toEqual([['Addis Ababa']]);
});
