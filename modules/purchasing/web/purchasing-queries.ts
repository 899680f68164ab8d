import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { attempt } from '../../../platform/web/refusal.ts';
import { showToast } from '../../../ui/toast.ts';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { invoiceFilters } from '../contract/invoice-filters.ts';
import type { OrderWithLines } from '../contract/order.contract.ts';
import type { orderFilters } from '../contract/order-filters.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { everyPage } from './export/every-page.ts';
import { type PurchasingClient, usePurchasingClient } from './purchasing-client.ts';
import { purchasingFailure } from './show/purchasing-failure.ts';

type PurchasingWorld = { readonly client: PurchasingClient; readonly restaurantId: string };

const keyOf = (restaurantId: string) => ['purchasing', restaurantId] as const;

const useWorld = () => {
  const restaurantId = useRestaurant().id;
  return { restaurantId, client: usePurchasingClient(), head: keyOf(restaurantId) };
};

export const useSuppliers = () => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'suppliers'], queryFn: async () => (await client.listSuppliers({ restaurantId })).suppliers });
};

/** Every offer of the restaurant; a supplier's page and the fill screen look at parts of it. */
export const useOffers = () => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'offers'], queryFn: async () => (await client.listOffers({ restaurantId })).offers });
};

export const useOrderables = () => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'orderables'], queryFn: async () => (await client.listOrderables({ restaurantId })).items });
};

/** What is missing for what will be sold until a day; nothing is asked without one. */
export const usePurchasePlan = (until: string | undefined) => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({
    queryKey: [...head, 'plan', until ?? ''],
    queryFn: () => client.planPurchases({ restaurantId, until: until ?? '' }),
    enabled: until !== undefined,
  });
};

export const usePrices = (offerId: string) => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({
    queryKey: [...head, 'prices', offerId],
    queryFn: async () => (await client.listPrices({ restaurantId, offerId })).prices,
  });
};

export const useRequests = () => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'requests'], queryFn: async () => (await client.listRequests({ restaurantId })).requests });
};

/** What is expected and what came; what a device needs to take things in without a line. */
export const deliveriesQuery = ({ client, restaurantId }: PurchasingWorld) =>
  queryOptions({ queryKey: [...keyOf(restaurantId), 'deliveries'], queryFn: () => client.listDeliveries({ restaurantId }) });

export const useDeliveries = () => useQuery(deliveriesQuery(useWorld()));

export const useReceipt = (receiptId: string) => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'receipt', receiptId], queryFn: () => client.getReceipt({ restaurantId, receiptId }) });
};

type InvoiceFilter = (typeof invoiceFilters)[number];

export const useInvoices = (filter: InvoiceFilter) => {
  const { restaurantId, client, head } = useWorld();
  return useInfiniteQuery({
    queryKey: [...head, 'invoices', filter],
    queryFn: ({ pageParam }) => client.listInvoices({ restaurantId, filter, ...(pageParam !== '' && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
};

export const useInvoice = (invoiceId: string) => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'invoice', invoiceId], queryFn: () => client.getInvoice({ restaurantId, invoiceId }) });
};

/** What came from a supplier and nothing has charged for; nothing is asked before one is chosen. */
export const useChargeable = (supplierId: string) => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({
    queryKey: [...head, 'chargeable', supplierId],
    queryFn: async () => (await client.listChargeable({ restaurantId, supplierId })).lines,
    enabled: supplierId !== '',
  });
};

export const useCredits = () => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'credits'], queryFn: async () => (await client.listCredits({ restaurantId })).credits });
};

export const usePayables = () => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'payables'], queryFn: () => client.listPayables({ restaurantId }) });
};

/** How purchases are written for a bookkeeper. */
export const useAccounting = () => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'accounting'], queryFn: () => client.readAccounting({ restaurantId }) });
};

/** Purchases of some days that were approved. */
export const useBills = (days: { readonly from: string; readonly to: string }) => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'bills', days], queryFn: () => client.listBills({ restaurantId, ...days }) });
};

export type OrderFilter = (typeof orderFilters)[number];

/** Orders, newest first, page by page. */
export const ordersQuery = ({ client, restaurantId }: PurchasingWorld, filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(restaurantId), 'orders', filter],
    queryFn: ({ pageParam }) => client.listOrders({ restaurantId, filter, limit: 50, ...(pageParam !== '' && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const useOrders = (filter: OrderFilter) =>
  useInfiniteQuery({ ...ordersQuery(useWorld(), filter), placeholderData: keepPreviousData });

/** Asks for every order behind a chip with its lines. */
export const useOrderLines = () => {
  const { restaurantId, client } = useWorld();
  return (filter: OrderFilter): Promise<OrderWithLines[]> =>
    everyPage(async (from) => {
      const { orders, nextCursor } = await client.listOrderLines({ restaurantId, filter, limit: purchasingLimits.pageSizeMax, ...from });
      return { rows: orders, nextCursor };
    });
};

export const useOrder = (orderId: string) => {
  const { restaurantId, client, head } = useWorld();
  return useQuery({ queryKey: [...head, 'order', orderId], queryFn: () => client.getOrder({ restaurantId, orderId }) });
};

/** Does one thing now, says why not where it was refused, and asks everything about purchasing anew. */
export const useTell = () => {
  const { head } = useWorld();
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  /** The code of what refused it, or null when it was done; `quiet` codes are the caller's to answer. */
  const tell = async (call: Promise<unknown>, quiet: readonly string[] = []): Promise<string | null> => {
    setIsTelling(true);
    const outcome = await attempt(call);
    setIsTelling(false);
    const isAskedAnew = queries.invalidateQueries({ queryKey: head });
    if (!('failure' in outcome)) {
      await isAskedAnew;
      return null;
    }
    // Without a line, what is asked anew waits for it: why not is said before.
    const { failure } = outcome;
    const code = failure.kind === 'refusal' ? failure.code : failure.kind;
    if (!quiet.includes(code)) {
      const { title, text } = purchasingFailure(failure);
      showToast({ status: 'wrong', title, description: text });
    }
    return code;
  };
  return { tell, isTelling };
};
