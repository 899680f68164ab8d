import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { createRpcClient } from '../../../platform/web/rpc-client.ts';
import { RpcProvider } from '../../../platform/web/rpc-context.tsx';
import { useSwitchRestaurant } from './my-restaurants.ts';

afterEach(cleanup);

/** A line of a menu that was drawn while the person still belonged there. */
const StaleLine = ({ restaurantId }: { readonly restaurantId: string }) => {
  const change = useSwitchRestaurant();
  return <button onClick={() => change.mutate(restaurantId)}>Go</button>;
};

test('a restaurant that has left the list since a menu was drawn is said to be gone, and nobody is asked about it', async () => {
  const asked: string[] = [];
  const fetch = (request: RequestInfo | URL): Promise<Response> => {
    asked.push(String(request instanceof Request ? request.url : request));
    return Promise.reject(new TypeError('fetch failed'));
  };
  const queries = new QueryClient();
  queries.setQueryData(['restaurants', 'mine'], [{ id: 'selam', name: 'Selam Kitchen' }]);
  render(
    <RpcProvider value={createRpcClient({ origin: 'http://localhost', fetch })}>
      <QueryClientProvider client={queries}>
        <StaleLine restaurantId="habesha" />
      </QueryClientProvider>
    </RpcProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(m.restaurants_switch_not_found())).toBeTruthy();
  expect(asked).toEqual([]);
});
