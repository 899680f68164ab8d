import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { RpcProvider } from '../../../platform/web/rpc-context.tsx';
import { CurrentRestaurantProvider, useRestaurant } from './current-restaurant.tsx';
import { RestaurantGate } from './restaurant-gate.tsx';

afterEach(cleanup);

const Kitchen = () => <h1>{useRestaurant().name}</h1>;

/** Opens the gate of somebody who belongs to these restaurants; notes every text that it ever showed. */
const open = (restaurants: readonly { readonly id: string; readonly name: string }[]) => {
  const shown: string[] = [];
  const place = document.body.appendChild(document.createElement('main'));
  new MutationObserver(() => shown.push(place.textContent)).observe(place, { childList: true, subtree: true });
  render(
    <RpcProvider value={{ restaurants: { listMine: async () => ({ restaurants }) } }}>
      <QueryClientProvider client={new QueryClient()}>
        <CurrentRestaurantProvider>
          <RestaurantGate>
            <Kitchen />
          </RestaurantGate>
        </CurrentRestaurantProvider>
      </QueryClientProvider>
    </RpcProvider>,
    { container: place },
  );
  return shown;
};

test('somebody who has a restaurant is never told that there is none, not even while it is drawn', async () => {
  const shown = open([{ id: 'selam', name: 'Selam Kitchen' }]);
  expect(await screen.findByRole('heading', { name: 'Selam Kitchen' })).toBeTruthy();
  expect(shown.join('\n')).toContain('Selam Kitchen');
  expect(shown.join('\n')).not.toContain(m.restaurants_gate_none_title());
});

test('somebody who has none is told so', async () => {
  open([]);
  expect(await screen.findByText(m.restaurants_gate_none_title())).toBeTruthy();
});
