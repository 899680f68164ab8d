import { wasteReasons } from '../../../inventory/rules/movement-kind.ts';

/** What the address of the log says: which item, which of its lots and which reason were meant when somebody came here. */
export type LogSearch = { readonly item?: string; readonly lot?: string; readonly reason?: (typeof wasteReasons)[number] };

export const readLogSearch = (search: Readonly<Record<string, unknown>>): LogSearch => {
  const reason = wasteReasons.find((one) => one === search['reason']);
  return {
    ...(typeof search['item'] === 'string' && { item: search['item'] }),
    ...(typeof search['lot'] === 'string' && { lot: search['lot'] }),
    ...(reason && { reason }),
  };
};
