import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useKitchenWorld } from '../kitchen-client.ts';
import { ordersQuery } from '../kitchen-queries.ts';
import { amountText } from './amount-text.ts';
import type { ActionProps } from './use-shown-order.ts';
import { orderName } from './order-name.ts';

/** To which table guests are led; those where somebody sits say so. */
export const MoveSheet = ({ shown: { order, name, tables, commands }, onClose }: ActionProps) => {
  const open = useQuery(ordersQuery(useKitchenWorld())).data?.orders ?? [];
  const taken = new Set(open.map(({ tableId }) => tableId));
  const move = (tableId: string | null) => void commands.move({ orderId: order.id, tableId }, name).then(onClose);
  return (
    <Sheet open onClose={onClose} title={m.kitchen_move()}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {tables
          .filter(({ id }) => id !== order.tableId)
          .map((table) => (
            <li key={table.id}>
              <Tile
                title={table.name}
                detail={taken.has(table.id) ? m.kitchen_table_taken() : table.area}
                onChoose={() => move(table.id)}
              />
            </li>
          ))}
        {order.tableId !== null && (
          <li>
            <Tile title={m.kitchen_no_table()} detail={null} onChoose={() => move(null)} />
          </li>
        )}
      </ul>
    </Sheet>
  );
};

/** Which other order this one is put on; from there it goes on. */
export const MergeSheet = ({ shown: { order, name, commands }, onClose }: ActionProps) => {
  const navigate = useNavigate();
  const { data } = useQuery(ordersQuery(useKitchenWorld()));
  const others = data?.orders.filter(({ id, tillName }) => id !== order.id && tillName === null) ?? [];
  const merge = async (intoId: string) => {
    await commands.merge({ orderId: order.id, intoId }, name);
    onClose();
    await navigate({ to: '/kitchen/orders/$orderId', params: { orderId: intoId } });
  };
  return (
    <Sheet open onClose={onClose} title={m.kitchen_merge()}>
      <p className="pb-3 text-body text-ink-2">{m.kitchen_merge_text({ order: name })}</p>
      {data && others.length === 0 && <p className="text-body">{m.kitchen_merge_none()}</p>}
      {!data && <p className="text-body">{m.kitchen_merge_unread()}</p>}
      <ul className="flex flex-col gap-2">
        {others.map((other) => (
          <li key={other.id}>
            <Tile
              title={orderName(other)}
              detail={`#${other.number} · ${amountText(other.bill.totalMinor, other.currency)}`}
              onChoose={() => void merge(other.id)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

type TileProps = { readonly title: string; readonly detail: string | null; readonly onChoose: () => void };

const Tile = ({ title, detail, onChoose }: TileProps) => (
  <button
    type="button"
    onClick={onChoose}
    className="flex min-h-14 w-full flex-col justify-center rounded-tile border border-line-strong px-3 py-2 text-left focus-ring hover:bg-teff-sunk"
  >
    <span className="text-body font-medium">{title}</span>
    {detail !== null && <span className="text-small text-ink-2">{detail}</span>}
  </button>
);
