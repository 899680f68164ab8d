import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { namesOfSuppliers } from '../../../purchasing/server/public.ts';
import type { Scan } from '../../contract/scan.ts';
import { isUsable } from '../../rules/read/is-usable.ts';
import type { PaperWord } from '../../rules/read/paper-word.ts';
import { readPaper } from '../../rules/read/read-paper.ts';
import { presentReading, presentScan } from './present-scan.ts';
import { readPicture } from './read-picture.ts';

type Body = { readonly scanId: string; readonly fingerprint: string; readonly words: readonly PaperWord[] };

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
  const { row, isKnownPicture } = await readPicture(tx, { kind: 'PAPER', scanId, fingerprint }, async () => {
    const paper = readPaper(words, { today: tradingDay(tx, new Date()), suppliers: await suppliersOf(tx) });
    if (!isUsable(paper.lines)) throw refusal('PAPER_UNREADABLE');
    return presentReading(paper);
  });
  return presentScan(tx, row, isKnownPicture ? 'known' : 'new');
};
