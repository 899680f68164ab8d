import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';

import { BooksScreen } from '../books/books-screen.tsx';
import { CountsScreen } from '../counts/counts-screen.tsx';
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
import { routesInside, type Screen } from '../../../restaurants/web/testing/open-at-work.tsx';
import { varianceScreen } from '../variance/variance-screen.tsx';

type KitchenDevice = Pick<Awaited<ReturnType<typeof kitchenDevice>>, 'Device'>;

const screens: readonly Screen[] = [
  { path: '/inventory', validateSearch: readStockSearch, component: StockListScreen },
  { path: '/inventory/duplicates', validateSearch: readDuplicatesSearch, component: DuplicatesScreen },
  { path: '/inventory/$itemId', component: ItemScreen },
  { path: '/inventory/$itemId/edit', validateSearch: readItemSearch, component: EditItemScreen },
  { path: '/inventory/expiring', validateSearch: readExpiringSearch, component: ExpiringScreen },
  { path: '/inventory/lots/$lotId', component: TraceScreen },
  { path: '/inventory/transfers', component: TransfersScreen },
  { path: '/inventory/transfers/$transferId', component: TransferScreen },
  { path: '/inventory/labels', validateSearch: readLabelsSearch, component: LabelsScreen },
  { path: '/inventory/books', component: BooksScreen },
  { path: '/inventory/counts', component: CountsScreen },
  { path: '/inventory/variance', validateSearch: readPeriodSearch, component: varianceScreen(() => null) },
];

/** Opens an address of the stock on a device, with the routes where the app has them. */
export const openScreen = ({ Device }: KitchenDevice, address: string): void => {
  const Around = () => (
    <Device>
      <Outlet />
    </Device>
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<RouterProvider router={createRouter({ routeTree: routesInside(Around, screens), history }) as never} />);
};
