import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Menu, MenuOneOf, MenuOption } from './menu.tsx';

afterEach(cleanup);

test('of a set one is chosen, which is said, and choosing another is told once', () => {
  const choose = vi.fn();
  render(
    <Menu trigger={<button type="button">Places</button>}>
      <MenuOneOf chosen="addis" onChoose={choose}>
        <MenuOption value="addis">Habesha House</MenuOption>
        <MenuOption value="london">Selam Kitchen</MenuOption>
      </MenuOneOf>
    </Menu>,
  );
  fireEvent.keyDown(screen.getByText('Places'), { key: 'Enter' });
  const said = screen.getAllByRole('menuitemradio').map((one) => [one.textContent, one.getAttribute('aria-checked')]);
  expect(said).toEqual([
    ['Habesha House', 'true'],
    ['Selam Kitchen', 'false'],
  ]);
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Selam Kitchen' }));
  expect(choose.mock.calls).toEqual([['london']]);
});
