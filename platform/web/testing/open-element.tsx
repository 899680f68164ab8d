import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { RpcProvider } from '../rpc-context.tsx';

export type OpenedElement = {
  /** Where the person has been led, with query. */
  readonly address: () => string;
};

/** Shows a part of the app in a document, with a server that answers as the test says, at an address. */
export const openElement = (element: ReactNode, rpc: object, address = '/'): OpenedElement => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } } });
  const root = createRootRoute({
    component: () => (
      <RpcProvider value={rpc}>
        <QueryClientProvider client={queries}>{element}</QueryClientProvider>
      </RpcProvider>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [address] }) });
  // The app's own routes are known by their types; a part alone leads to addresses that are not here.
  render(<RouterProvider router={router as never} />);
  return { address: () => router.state.location.href };
};
