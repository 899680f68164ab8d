import { describe, expect, test } from 'vitest';

import { fourPlacesFor, placesFor } from './navigation.ts';

const paths = (places: readonly { readonly path: string }[]) => places.map(({ path }) => path);

describe('everybody finds their places', () => {
  test.each(['owner', 'manager'])('%s sees Purchase and Reports', (role) => {
    expect(paths(placesFor(role))).toEqual(expect.arrayContaining(['/purchase', '/reports']));
  });

  test.each(['chef', 'kitchenstaff', 'staff', 'a role of tomorrow'])('%s sees neither Purchase nor Reports, and all else', (role) => {
    expect(paths(placesFor(role))).toEqual(['/home', '/inventory', '/waste', '/menu', '/kitchen', '/tasks', '/staff']);
  });

  test('while the role is not known nothing is shown', () => {
    expect([placesFor(undefined), fourPlacesFor(undefined)]).toEqual([[], []]);
  });

  test('whoever serves has the orders under the thumb', () => {
    expect(paths(fourPlacesFor('staff'))).toEqual(['/home', '/kitchen/orders', '/tasks', '/staff']);
  });

  test.each(['owner', 'manager', 'chef', 'kitchenstaff', 'staff'])('the bottom bar of %s has four places that they may see', (role) => {
    expect(fourPlacesFor(role)).toHaveLength(4);
    const seen = paths(placesFor(role));
    for (const path of paths(fourPlacesFor(role))) expect(seen).toContain(`/${path.split('/')[1]}`);
  });
});
