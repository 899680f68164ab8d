import { m } from '../../../../generated/messages/web/messages.js';
import { Unread, type UnreadProps } from '../../../../ui/unread.tsx';

export type StockFailureProps = UnreadProps & {
  /** What the screen is called where it is not about all stock. */
  readonly heading?: string;
};

/** There is nothing to show under a screen's name: the server failed, nobody answered and this device has nothing kept, or it is not here. */
export const StockFailure = ({ query, list, heading = m.inventory_list_label() }: StockFailureProps) => (
  <section className="flex flex-col gap-4">
    <h1 className="text-title">{heading}</h1>
    <Unread query={query} list={list} />
  </section>
);
