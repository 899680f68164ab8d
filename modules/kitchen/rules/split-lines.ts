import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import type { Told } from './sent-quantity.ts';

/** So many of a line that go to another bill; the id is what they are called there if some stay behind. */
export type AskedPart = { readonly lineId: string; /** @unit portions */ readonly quantity: number; readonly newLineId: string };

/** What becomes of the lines: those that stay, changed or not, those that go whole, and the parts that go. */
export type Split<Line> = {
  readonly stay: readonly Line[];
  readonly goWhole: readonly Line[];
  readonly goInPart: readonly { readonly from: Line; readonly part: Line; readonly rest: Line }[];
};

/** Why an order is not split like that. */
export type SplitRefusal =
  | { readonly code: 'SPLIT_LINE_UNKNOWN' }
  | { readonly code: 'SPLIT_TOO_MANY'; /** @unit portions */ readonly quantity: number }
  | { readonly code: 'SPLIT_TAKES_ALL' };

/**
 * Divides the lines of an order into those that stay and those that go. What the kitchen has been told of is divided with
 * them: neither side is told again.
 *
 * @refuses SPLIT_LINE_UNKNOWN for a line that is not there or named twice, SPLIT_TOO_MANY, SPLIT_TAKES_ALL
 */
export const splitLines = <Line extends Told & { readonly id: string }>(
  lines: readonly Line[],
  asked: readonly AskedPart[],
): Decision<Split<Line>, SplitRefusal> => {
  const askedOf = new Map(asked.map((part) => [part.lineId, part]));
  const known = lines.filter(({ id }) => askedOf.has(id));
  if (askedOf.size !== asked.length || known.length !== asked.length) return refused({ code: 'SPLIT_LINE_UNKNOWN' });
  const stay: Line[] = [];
  const goWhole: Line[] = [];
  const goInPart: { from: Line; part: Line; rest: Line }[] = [];
  for (const line of lines) {
    const part = askedOf.get(line.id);
    if (!part) stay.push(line);
    else if (part.quantity > line.quantity) return refused({ code: 'SPLIT_TOO_MANY', quantity: line.quantity });
    else if (part.quantity === line.quantity) goWhole.push(line);
    else {
      const divided = divide(line, part);
      goInPart.push({ from: line, ...divided });
      stay.push(divided.rest);
    }
  }
  return stay.length === 0 ? refused({ code: 'SPLIT_TAKES_ALL' }) : accepted({ stay, goWhole, goInPart });
};

const divide = <Line extends Told & { readonly id: string }>(line: Line, { quantity, newLineId }: AskedPart) => {
  const untold = Math.max(0, line.quantity - line.sentQuantity);
  const sentQuantity = quantity - Math.min(quantity, untold);
  return {
    part: { ...line, id: newLineId, quantity, sentQuantity },
    rest: { ...line, quantity: line.quantity - quantity, sentQuantity: line.sentQuantity - sentQuantity },
  };
};
