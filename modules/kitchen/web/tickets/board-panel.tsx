import type { OrderHead, OrderLine, Station } from '../../contract/fields.ts';
import type { BoardActions, OpenPanel } from './board-actions.ts';
import { HistoryPanel } from './history-panel.tsx';
import { LinePanel } from './line-panel.tsx';
import { OffPanel } from './off-dishes.tsx';
import { ScreenPanel } from './screen-panel.tsx';
import { asShown } from './shown-ticket.ts';

export type BoardPanelProps = {
  readonly panel: OpenPanel;
  readonly station: Station;
  readonly stations: readonly Station[];
  readonly lines: readonly OrderLine[];
  readonly orders: readonly OrderHead[];
  readonly actions: BoardActions;
  readonly onClose: () => void;
};

/** What lies over the board; nothing where its dish has left meanwhile. */
export const BoardPanel = ({ panel, station, stations, lines, orders, actions, onClose }: BoardPanelProps) => {
  if (panel.kind === 'history') {
    return <HistoryPanel station={station} stations={stations} lines={lines} orders={orders} actions={actions} onClose={onClose} />;
  }
  if (panel.kind === 'off') return <OffPanel onClose={onClose} />;
  if (panel.kind === 'screen') return <ScreenPanel onClose={onClose} />;
  const line = lines.find(({ id }) => id === panel.lineId);
  const order = orders.find(({ id }) => id === line?.orderId);
  return line && order ? (
    <LinePanel shown={asShown(line, order)} order={order} station={station} actions={actions} onClose={onClose} />
  ) : null;
};
