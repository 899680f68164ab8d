import { eq, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { codesOfItems, namesOfItems } from '../../../inventory/server/public.ts';
import type { LabelScan } from '../../contract/photo.ts';
import { lineIndex, type LineIndex } from '../../rules/read/match-line.ts';
import type { PaperWord } from '../../rules/read/paper-word.ts';
import { labelKey, matchLabel, readLabel as readWords, type LabelMatch, type LabelRule } from '../../rules/read/read-label.ts';
import { assistantLabelRule } from '../tables/scans.ts';
import { endPicture, openPicture, readPicture } from './read-picture.ts';

type ReadBody = { readonly scanId: string; readonly fingerprint: string; readonly words: readonly PaperWord[] };
type EndBody = { readonly scanId: string; readonly itemId: string | null };
type Ended = { readonly outcome: 'ACCEPTED' | 'EDITED' | 'REJECTED'; readonly editDistance: number };

/** What items are called and which codes they bear; what they cost is nobody's business here. */
const indexOfNames = async (tx: RestaurantTx): Promise<LineIndex> => {
  const codes = await codesOfItems(tx);
  const items = (await namesOfItems(tx)).map(({ id, name, nameLocal }) => ({
    id,
    names: [...new Set([name, nameLocal ?? name])],
    barcodes: codes.filter(({ itemId }) => itemId === id).map(({ code }) => code),
    supplierCodes: [],
    prices: [],
  }));
  return lineIndex(items, []);
};

const labelRules = (tx: RestaurantTx): Promise<readonly LabelRule[]> =>
  tx.db
    .select({ text: assistantLabelRule.text, itemId: assistantLabelRule.itemId, confirmedCount: assistantLabelRule.confirmedCount })
    .from(assistantLabelRule)
    .where(eq(assistantLabelRule.restaurantId, tx.restaurantId));

/** What a label may be by what is known now. */
const matchesOf = async (tx: RestaurantTx, reading: Parameters<typeof matchLabel>[0]): Promise<readonly LabelMatch[]> =>
  matchLabel(reading, await indexOfNames(tx), await labelRules(tx));

/**
 * Tells which item a label is: what is printed on it is read as names and codes, and obeyed in nothing.
 *
 * @refuses AI_LIMIT_REACHED before any work; LABEL_UNREADABLE, which gives everything back; FEATURE_NOT_IN_PLAN
 */
export const readLabel = async (
  tx: RestaurantTx,
  { body: { scanId, fingerprint, words } }: CommandEnvelope<ReadBody>,
): Promise<LabelScan> => {
  const { row, isKnownPicture } = await readPicture(tx, { kind: 'LABEL', scanId, fingerprint }, async () => {
    const label = readWords(words);
    if ((await matchesOf(tx, label)).length === 0) throw refusal('LABEL_UNREADABLE');
    return { name: label.name, lines: [...label.lines] };
  });
  const matches = [...(await matchesOf(tx, row.reading))];
  return { id: row.id, reading: row.reading, matches, isKnownPicture, cost: isKnownPicture ? 0 : row.cost };
};

/** Keeps what somebody said a label is; the latest word counts, and a correction begins to count anew. */
const keepLabelRule = async (tx: RestaurantTx, text: string, itemId: string): Promise<void> => {
  const rule = { itemId, saidAt: sql`clock_timestamp()` };
  const again = sql`case when ${assistantLabelRule.itemId} = ${itemId} then ${assistantLabelRule.confirmedCount} + 1 else 1 end`;
  await tx.db
    .insert(assistantLabelRule)
    .values({ restaurantId: tx.restaurantId, text, confirmedCount: 1, ...rule })
    .onConflictDoUpdate({ target: [assistantLabelRule.restaurantId, assistantLabelRule.text], set: { ...rule, confirmedCount: again } });
};

/**
 * Keeps which item a label is said to be.
 *
 * @refuses NOT_FOUND for a reading or an item of another restaurant; SCAN_ENDED where it was said before
 */
export const endLabel = async (tx: RestaurantTx, { body: { scanId, itemId } }: CommandEnvelope<EndBody>): Promise<Ended> => {
  const { reading } = await openPicture(tx, 'LABEL', scanId);
  const [first] = await matchesOf(tx, reading);
  if (itemId !== null && !(await namesOfItems(tx)).some(({ id }) => id === itemId)) throw refusal('NOT_FOUND');
  const outcome = itemId === null ? 'REJECTED' : itemId === first?.itemId ? 'ACCEPTED' : 'EDITED';
  const text = labelKey(reading.name);
  if (itemId !== null && text !== '') await keepLabelRule(tx, text, itemId);
  const editDistance = outcome === 'EDITED' ? 1 : 0;
  await endPicture(tx, scanId, { outcome, editDistance });
  return { outcome, editDistance };
};
