import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { namesOfSuppliers } from '../../../purchasing/server/public.ts';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import { releaseOperation, reserveOperation, settleOperation } from '../../../subscription/server/public.ts';
import type { Scan } from '../../contract/scan.ts';
import { isUsable } from '../../rules/read/is-usable.ts';
import type { PaperWord } from '../../rules/read/paper-word.ts';
import { readPaper } from '../../rules/read/read-paper.ts';
import { presentReading, presentScan } from './present-scan.ts';
import { assistantScan } from '../tables/scans.ts';

const category = 'vision_scanning';
const cost = aiCosts[category];

type Body = { readonly scanId: string; readonly fingerprint: string; readonly words: readonly PaperWord[] };

const scanOf = async (tx: RestaurantTx, fingerprint: string) => {
  const [row] = await tx.db
    .select()
    .from(assistantScan)
    .where(and(eq(assistantScan.restaurantId, tx.restaurantId), eq(assistantScan.fingerprint, fingerprint)));
  return row;
};

/** Both names of a supplier may stand on its papers. */
const suppliersOf = async (tx: RestaurantTx) =>
  (await namesOfSuppliers(tx)).flatMap(({ id, name, nameLocal }) => [
    { id, name },
    ...(nameLocal === null || nameLocal === name ? [] : [{ id, name: nameLocal }]),
  ]);

/**
 * Makes a paper of words: what is on it is read as figures and names, and obeyed in nothing. What it costs is set aside
 * before, and counts with a usable reading; the same picture again is answered by what was read then, and is free.
 *
 * @refuses AI_LIMIT_REACHED before any work; PAPER_UNREADABLE, which gives everything back; FEATURE_NOT_IN_PLAN
 */
export const readScan = async (tx: RestaurantTx, { body: { scanId, fingerprint, words } }: CommandEnvelope<Body>): Promise<Scan> => {
  const before = await scanOf(tx, fingerprint);
  if (before) return presentScan(tx, before, 'known');
  const reservation = await reserveOperation(tx, { id: scanId, category });
  if (reservation === 'over-limit') throw refusal('AI_LIMIT_REACHED', { cost });
  const paper = readPaper(words, { today: tradingDay(tx, new Date()), suppliers: await suppliersOf(tx) });
  // A refusal takes back what was set aside, with everything else that this call wrote.
  if (!isUsable(paper.lines)) throw refusal('PAPER_UNREADABLE');
  const [row] = await tx.db
    .insert(assistantScan)
    .values({
      restaurantId: tx.restaurantId,
      id: scanId,
      fingerprint,
      reading: presentReading(paper),
      operationId: scanId,
      cost,
      readBy: tx.userId,
    })
    .onConflictDoNothing()
    .returning();
  if (row) {
    await settleOperation(tx, scanId);
    return presentScan(tx, row, 'new');
  }
  // Somebody else read the same picture meanwhile.
  await releaseOperation(tx, scanId);
  const other = await scanOf(tx, fingerprint);
  if (!other) throw refusal('NOT_FOUND');
  return presentScan(tx, other, 'known');
};
