import type { Decision } from '../../../../kit/decision.ts';
import { formatQuantity, negateQuantity } from '../../../../kit/quantity.ts';
import { formatUnitCost, unitCostOf } from '../../../../kit/unit-cost.ts';
import { levelFromWire } from '../../contract/from-wire.ts';
import type { MovementBody } from '../../contract/movement-schemas.ts';
import type { InventoryRefusalCode } from '../../contract/refusals.ts';
import { parseEnteredNumber } from '../../rules/entered-number.ts';
import { lotMakers, type MovementKind, movementKindLaws } from '../../rules/movement-kind.ts';
import type { Posting } from '../../rules/posting.ts';
import { parseQuantityEntry, type QuantityEntry } from '../../rules/quantity-entry.ts';
import { decideMovement, type EnteredPrice, type MovementField } from '../../rules/record-movement.ts';
import type { UnitCode } from '../../rules/unit.ts';
import type { StockRow } from '../list/stock-row.ts';
import { isReason } from '../words/reason-word.ts';

/** What a person has typed and chosen so far. */
export type MovementForm = {
  readonly kind: MovementKind;
  readonly entryText: string;
  /** Where the kind lets stock go either way: whether there is less than the books say. */
  readonly isLess: boolean;
  readonly priceText: string;
  readonly priceUnit: UnitCode;
  readonly reason: string;
  readonly note: string;
  /** Of a delivery: what is printed on it. Of what leaves: from which lot; empty lets the date decide. */
  readonly lotNumber: string;
  readonly printedDate: string;
  readonly fromLotId: string;
  /** The id that a delivery's lot will have. */
  readonly newLotId: string;
};

/** Why it can't be recorded as it stands, and beside which field that is said. */
export type MovementProblem = { readonly field: MovementField; readonly code: InventoryRefusalCode };

/** What the form comes to. */
export type MovementReading = {
  /** What was understood; null while the entry is empty or not understood. */
  readonly entry: QuantityEntry | null;
  /** What the books will say; null with a problem. */
  readonly posting: Posting | null;
  readonly problem: MovementProblem | null;
  readonly body: Omit<MovementBody, 'movementId'>;
};

type Price = Decision<EnteredPrice | null, { readonly code: InventoryRefusalCode }>;

/** Reads the form with the rules that the server will ask, so that a refusal stands beside its field before sending. */
export const readMovement = (form: MovementForm, row: StockRow, role: string): MovementReading => {
  const { direction } = movementKindLaws[form.kind];
  const understood = direction === 'NONE' ? null : parseQuantityEntry(form.entryText, row.units);
  const entry = understood?.ok ? understood.value : null;
  const parts = partsOf(entry, direction === 'EITHER' && form.isLess);
  const price = readPrice(form);
  const lot = row.item.keeping.tracksLots ? lotOf(form) : null;
  const body = bodyOf(form, { itemId: row.item.id, parts, price: price.ok ? price.value : null, lot });
  if (understood && !understood.ok) return { entry, posting: null, problem: { field: 'entry', ...understood.refusal }, body };
  if (!price.ok) return { entry, posting: null, problem: { field: 'price', ...price.refusal }, body };
  const decided = decideMovement(
    { kind: form.kind, parts, price: price.value, reason: body.reason },
    { role, item: { ...row.units, isActive: row.item.isActive }, level: levelFromWire(row.item.level) },
  );
  return decided.ok ? { entry, posting: decided.value, problem: null, body } : { entry, posting: null, problem: decided.refusal, body };
};

type Parts = QuantityEntry['parts'];

const partsOf = (entry: QuantityEntry | null, isLess: boolean): Parts =>
  (entry?.parts ?? []).map(({ quantity, unit }) => ({ quantity: isLess ? negateQuantity(quantity) : quantity, unit }));

const readPrice = ({ kind, priceText, priceUnit }: MovementForm): Price => {
  const text = priceText.trim();
  if (text === '' || movementKindLaws[kind].cost === 'AVERAGE') return { ok: true, value: null };
  const number = parseEnteredNumber(text);
  if (!number.ok) return number;
  const amount = unitCostOf(number.value);
  if (amount === null) return { ok: false, refusal: { code: 'COST_OUT_OF_RANGE' } };
  return { ok: true, value: { amount, unit: priceUnit } };
};

type LotSaid =
  | Extract<NonNullable<MovementBody['lot']>, { readonly kind: 'FROM' }>
  | Omit<Extract<NonNullable<MovementBody['lot']>, { readonly kind: 'NEW' }>, 'lotId'>;

/** The lot that a movement is about, as far as somebody said so. */
const lotOf = ({ kind, lotNumber, printedDate, fromLotId }: MovementForm): LotSaid | null => {
  const number = lotNumber.trim();
  if (lotMakers.has(kind))
    return { kind: 'NEW', lotNumber: number === '' ? null : number, printedDate: printedDate === '' ? null : printedDate };
  return movementKindLaws[kind].direction === 'OUT' && fromLotId !== '' ? { kind: 'FROM', lotId: fromLotId } : null;
};

type Understood = {
  readonly itemId: string;
  readonly parts: Parts;
  readonly price: EnteredPrice | null;
  readonly lot: LotSaid | null;
};

const bodyOf = (form: MovementForm, { itemId, parts, price, lot }: Understood): MovementReading['body'] => ({
  itemId,
  kind: form.kind,
  entry: {
    text: movementKindLaws[form.kind].direction === 'NONE' ? '' : form.entryText.trim(),
    parts: parts.map(({ quantity, unit }) => ({ quantity: formatQuantity(quantity), unit })),
  },
  price: price && { amount: formatUnitCost(price.amount), unit: form.priceUnit },
  reason: movementKindLaws[form.kind].reasons.length > 0 && isReason(form.reason) ? form.reason : null,
  note: form.note.trim() === '' ? null : form.note.trim(),
  ...(lot && { lot: lot.kind === 'NEW' ? { ...lot, lotId: form.newLotId } : lot }),
});
