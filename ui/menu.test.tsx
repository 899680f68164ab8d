import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { fetchMenu, Menu, MenuItem, MenuOneOf, MenuOption } from './menu.tsx';

beforeAll(fetchMenu);
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
  fireEvent.click(screen.getByRole('button', { name: 'Places' }));
  const said = screen.getAllByRole('menuitemradio').map((one) => [one.textContent, one.getAttribute('aria-checked')]);
  expect(said).toEqual([
    ['Habesha House', 'true'],
    ['Selam Kitchen', 'false'],
  ]);
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Selam Kitchen' }));
  expect(choose.mock.calls).toEqual([['london']]);
});

test('a control alone is there until it is pressed, and the arrow down opens it too', () => {
  render(
    <Menu trigger={<button type="button">Places</button>}>
      <MenuItem onSelect={() => undefined}>Habesha House</MenuItem>
    </Menu>,
  );
  const control = screen.getByRole('button', { name: 'Places', expanded: false });
  expect(control.getAttribute('aria-haspopup')).toBe('menu');
  expect(screen.queryByRole('menuitem')).toBeNull();
  fireEvent.keyDown(control, { key: 'ArrowDown' });
  expect(screen.getByRole('menuitem').textContent).toBe('Habesha House');
});
