import { accepted, type Decision } from '../../../kit/decision.ts';
import { negateQuantity, noQuantity } from '../../../kit/quantity.ts';
import { postMovement } from './post-movement.ts';
import type { Posting, PostingRefusal } from './posting.ts';
import type { StockLevel } from './stock-level.ts';

/** One of the postings that a late fact makes: its own, or the one that leaves the count what it was. */
export type HeldStep = { readonly part: 'FACT' | 'HOLD'; readonly posting: Posting };

/**
 * Books a fact that happened before a count of the same item and becomes known after it. The shelf was looked at since,
 * so the level stays; the books learn what the fact was, and the count's difference becomes smaller or larger by it.
 * What comes in is booked first, so that the level never falls below zero on the way.
 *
 * @param decide the fact on the level that it finds; asked anew where the hold comes first
 * @invariant what is on hand after the last step is what was on hand before the first.
 * @refuses whatever `decide` and postMovement refuse
 */
export const postHeldByCount = <Refusal extends { readonly code: string }>(
  before: StockLevel,
  decide: (level: StockLevel) => Decision<Posting, Refusal>,
): Decision<readonly HeldStep[], Refusal | PostingRefusal> => {
  const fact = decide(before);
  if (!fact.ok) return fact;
  const opposite = negateQuantity(fact.value.rows[0].quantity);
  if (opposite === noQuantity) return accepted([{ part: 'FACT', posting: fact.value }]);
  const isHoldFirst = opposite > noQuantity;
  const hold = postMovement(isHoldFirst ? before : fact.value.level, { kind: 'COUNT_ADJUST', quantity: opposite, cost: null });
  if (!hold.ok) return hold;
  const held: HeldStep = { part: 'HOLD', posting: hold.value };
  if (!isHoldFirst) return accepted([{ part: 'FACT', posting: fact.value }, held]);
  const factAfter = decide(hold.value.level);
  return factAfter.ok ? accepted([held, { part: 'FACT', posting: factAfter.value }]) : factAfter;
};
