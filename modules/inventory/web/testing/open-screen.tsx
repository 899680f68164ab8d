import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';

import { BooksScreen } from '../books/books-screen.tsx';
import { EditItemScreen } from '../editor/edit-item-screen.tsx';
import { readItemSearch } from '../editor/item-search.ts';
import { ItemScreen } from '../item/item-screen.tsx';
import { LabelsScreen } from '../labels/labels-screen.tsx';
import { readLabelsSearch } from '../labels/labels-search.ts';
import { ExpiringScreen } from '../lots/expiring-screen.tsx';
import { readExpiringSearch } from '../lots/expiring-search.ts';
import { TraceScreen } from '../lots/trace-screen.tsx';
import { DuplicatesScreen } from '../merges/duplicates-screen.tsx';
import { readDuplicatesSearch } from '../merges/duplicates-search.ts';
import { StockListScreen } from '../list/stock-list-screen.tsx';
import { readStockSearch } from '../list/stock-search.ts';
import { TransferScreen } from '../transfers/transfer-screen.tsx';
import { TransfersScreen } from '../transfers/transfers-screen.tsx';
import type { kitchenDevice } from './kitchen-device.tsx';
import { readPeriodSearch } from '../../../../ui/when/period.ts';
import { varianceScreen } from '../variance/variance-screen.tsx';

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
  const others = [
    createRoute({
      getParentRoute: () => restaurant,
      path: '/inventory/expiring',
      validateSearch: readExpiringSearch,
      component: ExpiringScreen,
    }),
    createRoute({ getParentRoute: () => restaurant, path: '/inventory/lots/$lotId', component: TraceScreen }),
    createRoute({ getParentRoute: () => restaurant, path: '/inventory/transfers', component: TransfersScreen }),
    createRoute({ getParentRoute: () => restaurant, path: '/inventory/transfers/$transferId', component: TransferScreen }),
    createRoute({ getParentRoute: () => restaurant, path: '/inventory/labels', validateSearch: readLabelsSearch, component: LabelsScreen }),
    createRoute({ getParentRoute: () => restaurant, path: '/inventory/books', component: BooksScreen }),
    createRoute({
      getParentRoute: () => restaurant,
      path: '/inventory/variance',
      validateSearch: readPeriodSearch,
      component: varianceScreen(() => null),
    }),
  ];
  const routeTree = root.addChildren([inside.addChildren([restaurant.addChildren([list, duplicates, item, edit, ...others])])]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  render(<RouterProvider router={router as never} />);
};
