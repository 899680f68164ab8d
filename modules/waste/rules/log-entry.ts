import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { isCurrency, type MinorUnits } from '../../../kit/money.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import { fromBaseQuantity, type ItemUnits } from '../../inventory/rules/conversion.ts';
import { wasteReasons } from '../../inventory/rules/movement-kind.ts';
import { type EnteredPart, type EntryRefusal, sumOfParts } from '../../inventory/rules/quantity-entry.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { valueLimits, wasteLimits } from './waste-limits.ts';
import { isMade, type WasteDestination, type WasteKind, type WasteStatus } from './waste-words.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** What stood on the scale, and how much of it was the container. */
export type Weighing = {
  /** @unit grams */
  readonly gross: Quantity;
  /** @unit grams */
  readonly tare: Quantity;
};

/** What a person says was thrown away. */
export type WasteDraft = {
  readonly kind: WasteKind;
  readonly hasItem: boolean;
  /** Whether it says which dish or prep it was. */
  readonly hasRecipe: boolean;
  /** What was counted: "2 tin"; empty where it was weighed. */
  readonly parts: readonly EnteredPart[];
  readonly weighing: Weighing | null;
  readonly reason: string;
  readonly destination: WasteDestination;
  readonly happenedAt: Date;
};

/** Who says it, when, and what is known of the item. */
export type LogContext = {
  readonly role: string;
  readonly loggedAt: Date;
  readonly item: ItemUnits | null;
  /** Whether the lot that somebody named may be given to nobody any more; false where none was named. */
  readonly isLotPastGood: boolean;
};

/** What an entry comes to. */
export type LoggedAmount = {
  /** What leaves the shelf, as it is booked; empty for what is not on a shelf. */
  readonly parts: readonly EnteredPart[];
  /** @unit millionths of the item's base unit; null without an item */
  readonly quantity: Quantity | null;
  /** @unit grams; null where nothing says what it weighs */
  readonly weightG: Quantity | null;
};

/** The field that a refusal stands beside. */
export type WasteField = 'kind' | 'item' | 'entry' | 'weight' | 'reason' | 'destination' | 'when';

/** Why an entry is not logged. */
export type LogRefusal = { readonly field: WasteField } & (
  | { readonly code: 'WASTE_KIND_NEEDS_RECIPE' }
  | { readonly code: 'WASTE_ITEM_REQUIRED' }
  | { readonly code: 'WASTE_ITEM_NOT_WANTED' }
  | { readonly code: 'WASTE_WEIGHT_REQUIRED' }
  | { readonly code: 'NET_NOT_POSITIVE' }
  | { readonly code: 'QUANTITY_ZERO' }
  | { readonly code: 'QUANTITY_NEGATIVE' }
  | { readonly code: 'REASON_UNKNOWN'; readonly reason: string }
  | { readonly code: 'BACK_DATE_TOO_FAR'; /** @unit hours */ readonly hoursMax: number }
  | { readonly code: 'WASTE_IN_FUTURE' }
  | { readonly code: 'DONATION_PAST_DATE' }
  | EntryRefusal
);

/**
 * Decides what an entry comes to: the form, the waiting list of a device and the server ask the same function.
 *
 * @refuses WASTE_KIND_NEEDS_RECIPE for a preparation or a dish that nobody named, and a name beside anything else
 * @refuses WASTE_ITEM_REQUIRED, WASTE_ITEM_NOT_WANTED, WASTE_WEIGHT_REQUIRED by what the kind is about
 * @refuses NET_NOT_POSITIVE for a container that weighs as much as all of it; QUANTITY_ZERO, QUANTITY_NEGATIVE
 * @refuses BACK_DATE_TOO_FAR, WASTE_IN_FUTURE; REASON_UNKNOWN; every EntryRefusal
 * @refuses DONATION_PAST_DATE for what is given away although it is past its date, by its lot or by its own reason
 */
export const decideLog = (draft: WasteDraft, context: LogContext): Decision<LoggedAmount, LogRefusal> => {
  const problem = kindProblem(draft) ?? whenProblem(draft, context) ?? reasonProblem(draft) ?? donationProblem(draft, context);
  if (problem) return refused(problem);
  const net = draft.weighing === null ? null : netWeight(draft.weighing);
  if (net && !net.ok) return refused({ field: 'weight', ...net.refusal });
  return amountSaid(draft, context, net?.value ?? null);
};

/** What was counted or weighed, by what the kind is about. */
const amountSaid = (draft: WasteDraft, { item }: LogContext, weighed: Quantity | null): Decision<LoggedAmount, LogRefusal> => {
  const parts: readonly EnteredPart[] = weighed === null ? draft.parts : [{ quantity: weighed, unit: 'g' }];
  if (draft.hasRecipe) return amountOfMade(parts, weighed);
  return item === null ? accepted({ parts: [], quantity: null, weightG: weighed }) : amountOf(item, parts, weighed);
};

/**
 * What is left of a weight without its container.
 *
 * @invariant above zero: a bin that weighs no more than itself was empty, or the wrong container was chosen.
 * @refuses NET_NOT_POSITIVE
 */
export const netWeight = ({ gross, tare }: Weighing): Decision<Quantity, { readonly code: 'NET_NOT_POSITIVE' }> =>
  gross - tare > 0n && tare >= 0n ? accepted((gross - tare) as Quantity) : refused({ code: 'NET_NOT_POSITIVE' });

const kindProblem = ({ kind, hasItem, hasRecipe, weighing }: WasteDraft): LogRefusal | null => {
  if (isMade(kind) !== hasRecipe) return { field: 'kind', code: 'WASTE_KIND_NEEDS_RECIPE' };
  if (kind === 'STOCK_ITEM') return hasItem ? null : { field: 'item', code: 'WASTE_ITEM_REQUIRED' };
  if (hasItem) return { field: 'item', code: 'WASTE_ITEM_NOT_WANTED' };
  if (isMade(kind)) return null;
  return weighing === null ? { field: 'weight', code: 'WASTE_WEIGHT_REQUIRED' } : null;
};

const whenProblem = ({ happenedAt }: WasteDraft, { role, loggedAt }: LogContext): LogRefusal | null => {
  const backMs = loggedAt.getTime() - happenedAt.getTime();
  if (backMs < -wasteLimits.aheadMinutes * minuteMs) return { field: 'when', code: 'WASTE_IN_FUTURE' };
  const hoursMax = can(role, 'waste.review') ? wasteLimits.leadBackDateHours : wasteLimits.backDateHours;
  return backMs > hoursMax * hourMs ? { field: 'when', code: 'BACK_DATE_TOO_FAR', hoursMax } : null;
};

const reasonProblem = ({ reason }: WasteDraft): LogRefusal | null =>
  wasteReasons.some((known) => known === reason) ? null : { field: 'reason', code: 'REASON_UNKNOWN', reason };

const donationProblem = ({ destination, reason }: WasteDraft, { isLotPastGood }: LogContext): LogRefusal | null =>
  destination === 'DONATED' && (isLotPastGood || reason === 'EXPIRED') ? { field: 'destination', code: 'DONATION_PAST_DATE' } : null;

/** Portions, or what was weighed; what they are in stock, only the recipe says. */
const amountOfMade = (parts: readonly EnteredPart[], weightG: Quantity | null): Decision<LoggedAmount, LogRefusal> => {
  if (parts.length === 0) return refused({ field: 'entry', code: 'ENTRY_EMPTY' });
  if (parts.some((part) => part.quantity < noQuantity)) return refused({ field: 'entry', code: 'QUANTITY_NEGATIVE' });
  if (parts.every((part) => part.quantity === noQuantity)) return refused({ field: 'entry', code: 'QUANTITY_ZERO' });
  return accepted({ parts, quantity: null, weightG });
};

const amountOf = (item: ItemUnits, parts: readonly EnteredPart[], weighed: Quantity | null): Decision<LoggedAmount, LogRefusal> => {
  const base = sumOfParts(parts, item);
  if (!base.ok) return refused({ field: weighed === null ? 'entry' : 'weight', ...base.refusal });
  if (base.value === noQuantity) return refused({ field: 'entry', code: 'QUANTITY_ZERO' });
  if (base.value < noQuantity) return refused({ field: 'entry', code: 'QUANTITY_NEGATIVE' });
  const grams = fromBaseQuantity(item, base.value, 'g');
  return accepted({ parts, quantity: base.value, weightG: weighed ?? (grams.ok ? grams.value : null) });
};

/** Whether the entry is taken as it is: what moves no stock, or costs little. An unknown cost is nobody's little. */
export const statusWhenLogged = (kind: WasteKind, valueMinor: MinorUnits | null, currency: string): WasteStatus => {
  if (kind === 'PLATE' || kind === 'UNIDENTIFIED') return 'CONFIRMED';
  if (valueMinor === null || !isCurrency(currency)) return 'LOGGED';
  return valueMinor < valueLimits[currency].confirmBelowMinor ? 'CONFIRMED' : 'LOGGED';
};

/** Whether one entry alone costs so much that whoever leads should hear of it at once. */
export const isHighWaste = (valueMinor: MinorUnits | null, currency: string): boolean =>
  valueMinor !== null && isCurrency(currency) && valueMinor >= valueLimits[currency].highFromMinor;
