import { accepted, type Decision } from '../../../../kit/decision.ts';
import { minorUnits } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { unitCost } from '../../../../kit/unit-cost.ts';
import { itemUnitsFromWire, levelFromWire, levelToWire, movementDraftFromWire } from '../../contract/from-wire.ts';
import { decideCorrection, type Original } from '../../rules/correction.ts';
import { heldAfter } from '../../rules/count-anchor.ts';
import { postHeldByCount, type HeldStep } from '../../rules/hold-count.ts';
import type { Posting } from '../../rules/posting.ts';
import { decideMovement } from '../../rules/record-movement.ts';
import type { StockLevel } from '../../rules/stock-level.ts';
import type { OverlayDraft, ShownItem } from './stock-overlay.ts';
import type { CommandInput, CorrectedRow } from './pending-commands.ts';
import { postedRows, type PostingSource } from './posted-rows.ts';

/** Lays a movement that waits over the stock. */
export const recordMovement = (draft: OverlayDraft, input: CommandInput<'inventory.record-movement@1'>, waitingSinceMs: number): void => {
  const { movementId, itemId, entry, reason, note } = input.body;
  const { occurredAt } = input;
  const item = draft.find(itemId);
  if (!item) return;
  const context = { role: draft.worker.role, item: { ...itemUnitsFromWire(item.units), isActive: item.isActive } };
  const decide = (level: StockLevel) => decideMovement(movementDraftFromWire(input.body), { ...context, level });
  const made = { sourceType: 'manual', sourceId: input.commandId, occurredAt, effectiveAt: occurredAt };
  post(draft, decide, { item, source: { id: movementId, itemId, entry, reason, note, correctsId: null, ...made, waitingSinceMs } });
};

type Correction = {
  readonly input: CommandInput<'inventory.correct-movement@1'>;
  readonly waitingSinceMs: number;
  readonly original: CorrectedRow | undefined;
};

/** Lays a correction that waits over the stock; it holds since the row that it undoes did. */
export const correctMovement = (draft: OverlayDraft, { input, waitingSinceMs, original }: Correction): void => {
  const item = original && draft.find(original.itemId);
  if (!item) return;
  const { movementId, correctsId, note } = input.body;
  const { reason, itemId, effectiveAt } = original;
  const decide = (level: StockLevel) => decideCorrection(level, originalOf(original));
  const made = { sourceType: 'correction', sourceId: input.commandId, occurredAt: input.occurredAt, effectiveAt };
  post(draft, decide, { item, source: { id: movementId, itemId, entry: null, reason, note, correctsId, ...made, waitingSinceMs } });
};

/** A row as the rule of corrections asks for it; whether it may be undone was asked when the person chose it. */
export const originalOf = (row: CorrectedRow): Original => ({
  kind: row.kind,
  quantity: quantity(row.quantity),
  unitCost: row.unitCost === null ? null : unitCost(row.unitCost),
  valueMinor: row.valueMinor === null ? null : minorUnits(row.valueMinor),
  isCorrected: false,
  isCorrection: false,
});

type Decide<Refusal extends { readonly code: string }> = (level: StockLevel) => Decision<Posting, Refusal>;

/** What a fact makes of the books: a count that speaks of a later moment is held against it. */
export const stepsBesideCount = <Refusal extends { readonly code: string }>(
  decide: Decide<Refusal>,
  item: Pick<ShownItem, 'level' | 'lastCountedAt'>,
  effectiveAt: string,
) => {
  const level = levelFromWire(item.level);
  const from = heldAfter({ kind: 'FACT', effectiveAt: new Date(effectiveAt) }).toISOString();
  if (item.lastCountedAt !== null && item.lastCountedAt > from) return postHeldByCount(level, decide);
  const alone = decide(level);
  return alone.ok ? accepted<readonly HeldStep[]>([{ part: 'FACT', posting: alone.value }]) : alone;
};

const post = <Refusal extends { readonly code: string }>(
  draft: OverlayDraft,
  decide: Decide<Refusal>,
  { item, source }: { readonly item: ShownItem; readonly source: PostingSource },
): void => {
  const steps = stepsBesideCount(decide, item, source.effectiveAt);
  if (!steps.ok) return;
  for (const { part, posting } of steps.value) {
    const made = part === 'FACT' ? source : holdSource(source, item.lastCountedAt ?? source.effectiveAt);
    draft.movements.push(...postedRows(posting, made, draft.worker));
    const wire = levelToWire(posting.level);
    const level = draft.worker.isCostVisible ? wire : { ...wire, averageCost: null, valueMinor: null };
    draft.items.set(item.id, { ...item, level, waitingSinceMs: source.waitingSinceMs });
  }
};

const holdSource = (source: PostingSource, countedAt: string): PostingSource => ({
  ...source,
  id: `${source.id} held`,
  entry: null,
  reason: null,
  note: null,
  correctsId: null,
  sourceType: 'count-hold',
  occurredAt: countedAt,
  effectiveAt: countedAt,
});
