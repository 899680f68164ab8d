import { formatQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import type { Decision } from '../../../../kit/decision.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import { parseQuantityEntry, type EnteredPart, type EntryRefusal } from '../../../inventory/rules/quantity-entry.ts';
import type { StockRow } from '../../../inventory/web/parts.ts';
import type { EntryBody } from '../../contract/fields.ts';
import { decideLog, type LogRefusal, type WasteDraft } from '../../rules/log-entry.ts';
import { isMade, type WasteDestination, type WasteKind, type WasteStage } from '../../rules/waste-words.ts';

/** Which dish or prep it was, and what that is called. */
export type MadeSaid = { readonly thing: NonNullable<EntryBody['made']>; readonly name: string };

/** What a person has chosen and typed so far. */
export type LogForm = {
  readonly kind: WasteKind;
  /** The dish or the prep that it was; null for anything else. */
  readonly made: MadeSaid | null;
  /** The lot that it is taken from; null lets the dates decide. */
  readonly lotId: string | null;
  readonly reason: EntryBody['reason'];
  /** Whether somebody said why, or its date does; else the reason is what is usual. */
  readonly isWhySaid: boolean;
  readonly stage: WasteStage;
  readonly destination: WasteDestination;
  readonly isWeighed: boolean;
  /** What was counted, or what the scale shows. */
  readonly text: string;
  readonly containerId: string | null;
  /** @unit grams */
  readonly tareG: string;
  readonly note: string;
  /** In base64, small; null without one. */
  readonly picture: string | null;
};

/** What was understood: what is sent, what was weighed without its container, and what it is in the item's base unit. */
type Understood = { readonly body: EntryBody; readonly netG: string | null; readonly base: Quantity | null };

/** What the form comes to: a body to be logged, or why not. */
export type LogReading = Decision<Understood, { readonly code: LogRefusal['code'] }>;

const scale: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };

/** A portion is as large as the recipe says; here it only has to be understood. */
const portions: ItemUnits = {
  baseUnit: 'each',
  packChain: [{ unit: 'portion', per: quantity('1') }],
  countUnits: ['portion'],
  densityGPerMl: null,
  eachMeasure: null,
};

type Context = {
  readonly row: StockRow | undefined;
  readonly role: string;
  readonly happenedAt: Date | null;
  /** Whether the chosen lot may be given to nobody any more. */
  readonly isLotPastGood: boolean;
};
type Amount = { readonly parts: readonly EnteredPart[]; readonly weighing: WasteDraft['weighing'] };

const readAmount = (form: LogForm, row: StockRow | undefined): Decision<Amount, EntryRefusal> => {
  if (row && !form.isWeighed) {
    const counted = parseQuantityEntry(form.text, row.units, row.unit);
    return counted.ok ? { ok: true, value: { parts: counted.value.parts, weighing: null } } : counted;
  }
  if (isMade(form.kind)) {
    const served = parseQuantityEntry(form.text, portions, 'portion');
    return served.ok ? { ok: true, value: { parts: served.value.parts, weighing: null } } : served;
  }
  const gross = parseQuantityEntry(form.text, scale, 'kg');
  const tare = parseQuantityEntry(form.tareG, scale, 'g');
  if (!gross.ok) return gross;
  return tare.ok ? { ok: true, value: { parts: [], weighing: { gross: gross.value.base, tare: tare.value.base } } } : tare;
};

/** Whether what stands in the form is an amount, whatever else may stand against logging it. */
export const isAmount = (form: LogForm, row: StockRow | undefined): boolean => readAmount(form, row).ok;

const aboutItem = (row: StockRow | undefined, lotId: string | null) =>
  row ? { itemId: row.item.id, movementId: newId(), ...(lotId !== null && { lotId }) } : { itemId: null, movementId: null };

const aboutMade = ({ made }: LogForm) => made && { made: made.thing };

const netOf = (weighing: WasteDraft['weighing'], weightG: Quantity | null): string | null =>
  weighing === null || weightG === null ? null : formatQuantity(weightG);

const entryOf = (text: string, parts: readonly EnteredPart[]) => ({
  text: parts.length === 0 ? '' : text.trim(),
  parts: parts.map(({ quantity, unit }) => ({ quantity: formatQuantity(quantity), unit })),
});

const weighed = ({ gross, tare }: NonNullable<WasteDraft['weighing']>, containerId: string | null) => ({
  grossG: formatQuantity(gross),
  tareG: formatQuantity(tare),
  containerId,
});

/** Reads the form with the rule that the server will ask. */
export const readLog = (form: LogForm, { row, role, happenedAt, isLotPastGood }: Context): LogReading => {
  const amount = readAmount(form, row);
  if (!amount.ok) return amount;
  const { parts, weighing } = amount.value;
  const now = new Date();
  const { kind, reason, destination } = form;
  const hasRecipe = form.made !== null;
  const draft = { kind, hasItem: row !== undefined, hasRecipe, parts, weighing, reason, destination, happenedAt: happenedAt ?? now };
  const decided = decideLog(draft, { role, loggedAt: now, item: row?.units ?? null, isLotPastGood });
  if (!decided.ok) return decided;
  const body: EntryBody = {
    entryId: newId(),
    ...aboutItem(row, form.lotId),
    kind,
    ...aboutMade(form),
    entry: entryOf(form.text, parts),
    weighing: weighing && weighed(weighing, form.containerId),
    stage: form.stage,
    reason,
    destination,
    storageAreaId: null,
    note: form.note.trim() || null,
    happenedAt: happenedAt?.toISOString() ?? null,
  };
  const { weightG, quantity: base } = decided.value;
  return { ok: true, value: { body, netG: netOf(weighing, weightG), base } };
};
