import { parseQuantity } from '../../../../kit/quantity.ts';
import { parseUnitCost } from '../../../../kit/unit-cost.ts';
import type { ProposedLine, SharedOrder } from '../../contract/shared-order.contract.ts';
import { priceToType } from '../show/amount-text.ts';

/** What a supplier typed about one line; texts that are as the order has them are no change. */
export type TypedLine = { readonly quantity: string; readonly price: string; readonly isUnavailable: boolean };

/** What a supplier typed about an order, by the id of each line. */
export type TypedProposal = { readonly lines: Readonly<Record<string, TypedLine>>; readonly message: string };

type Line = SharedOrder['lines'][number];

/** What is kept of a form on the device; the link itself is not written down. */
export const proposalKey = ({ lines, revision }: SharedOrder): string => `shared order ${lines[0]?.id ?? ''} ${revision}`;

/** What was typed before about this telling of the order; null where nothing was. */
export const typedBefore = (kept: Readonly<Record<string, unknown>>): TypedProposal | null =>
  'lines' in kept && 'message' in kept ? (kept as TypedProposal) : null;

/** How a form about an order begins: everything as it was ordered. */
export const typedFromOrder = ({ lines }: SharedOrder): TypedProposal => ({
  lines: Object.fromEntries(
    lines.map(({ id, quantity, unitPrice }) => [id, { quantity, price: priceToType(unitPrice), isUnavailable: false }]),
  ),
  message: '',
});

/** Whether a text is how much can be brought: more than nothing. */
export const isQuantity = (text: string): boolean => (parseQuantity(text.trim()) ?? 0n) > 0n;

/** Whether a text is a price; an empty one leaves it open. */
export const isPrice = (text: string): boolean => text.trim() === '' || parseUnitCost(text.trim()) !== null;

const changeOf = (line: Line, typed: TypedLine | undefined): ProposedLine[] => {
  if (!typed) return [];
  if (typed.isUnavailable) return [{ lineId: line.id, quantity: null, unitPrice: null, isUnavailable: true }];
  const [quantity, price] = [typed.quantity.trim(), typed.price.trim()];
  const change = {
    quantity: parseQuantity(quantity) === parseQuantity(line.quantity) ? null : quantity,
    unitPrice: price === '' || price === priceToType(line.unitPrice) || price === line.unitPrice ? null : price,
  };
  return change.quantity === null && change.unitPrice === null ? [] : [{ lineId: line.id, ...change, isUnavailable: false }];
};

/** What was typed, as it travels: only the lines that differ. Null where something is no number. */
export const proposalOf = (
  { lines }: SharedOrder,
  typed: TypedProposal,
): { readonly message: string | null; readonly lines: ProposedLine[] } | null => {
  const isReadable = Object.values(typed.lines).every(
    ({ quantity, price, isUnavailable }) => isUnavailable || (isQuantity(quantity) && isPrice(price)),
  );
  if (!isReadable) return null;
  const message = typed.message.trim();
  return { message: message === '' ? null : message, lines: lines.flatMap((line) => changeOf(line, typed.lines[line.id])) };
};
