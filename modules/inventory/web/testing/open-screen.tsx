import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';

import { EditItemScreen } from '../editor/edit-item-screen.tsx';
import { readItemSearch } from '../editor/item-search.ts';
import { ItemScreen } from '../item/item-screen.tsx';
import { DuplicatesScreen } from '../merges/duplicates-screen.tsx';
import { readDuplicatesSearch } from '../merges/duplicates-search.ts';
import { StockListScreen } from '../list/stock-list-screen.tsx';
import { readStockSearch } from '../list/stock-search.ts';
import type { kitchenDevice } from './kitchen-device.tsx';

type KitchenDevice = Pick<Awaited<ReturnType<typeof kitchenDevice>>, 'Device'>;

/** Opens an address of the stock on a device, with the routes where the app has them. */
export const openScreen = ({ Device }: KitchenDevice, address: string): void => {
  const root = createRootRoute({
    component: () => (
      <Device>
        <Outlet />
      </Device>
    ),
  });
  const inside = createRoute({ getParentRoute: () => root, id: 'protected' });
  const restaurant = createRoute({ getParentRoute: () => inside, id: 'in-restaurant' });
  const list = createRoute({
    getParentRoute: () => restaurant,
    path: '/inventory',
    validateSearch: readStockSearch,
    component: StockListScreen,
  });
  const duplicates = createRoute({
    getParentRoute: () => restaurant,
    path: '/inventory/duplicates',
    validateSearch: readDuplicatesSearch,
    component: DuplicatesScreen,
  });
  const item = createRoute({ getParentRoute: () => restaurant, path: '/inventory/$itemId', component: ItemScreen });
  const edit = createRoute({
    getParentRoute: () => restaurant,
    path: '/inventory/$itemId/edit',
    validateSearch: readItemSearch,
    component: EditItemScreen,
  });
  const routeTree = root.addChildren([inside.addChildren([restaurant.addChildren([list, duplicates, item, edit])])]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  render(<RouterProvider router={router as never} />);
};
