import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { DisplayScan } from '../../contract/photo.ts';
import { celsiusOf, chooseDegrees, type SentDegrees } from '../../rules/read/choose-degrees.ts';
import { writtenDistance } from '../../rules/read/written-distance.ts';
import { endPicture, openPicture, readPicture } from './read-picture.ts';

type ReadBody = { readonly scanId: string; readonly fingerprint: string; readonly seen: readonly SentDegrees[] };
type EndBody = { readonly scanId: string; readonly written: string | null };
type Ended = { readonly outcome: 'ACCEPTED' | 'EDITED' | 'REJECTED'; readonly editDistance: number };

/**
 * Makes a temperature of what a device made out on a display.
 *
 * @refuses AI_LIMIT_REACHED before any work; DISPLAY_UNREADABLE, which gives everything back; FEATURE_NOT_IN_PLAN
 */
export const readDisplay = async (
  tx: RestaurantTx,
  { body: { scanId, fingerprint, seen } }: CommandEnvelope<ReadBody>,
): Promise<DisplayScan> => {
  const { row, isKnownPicture } = await readPicture(tx, { kind: 'DISPLAY', scanId, fingerprint }, async () => {
    const chosen = chooseDegrees(seen);
    if (!chosen) throw refusal('DISPLAY_UNREADABLE');
    return chosen;
  });
  return { id: row.id, reading: row.reading, isKnownPicture, cost: isKnownPicture ? 0 : row.cost };
};

/** How much was changed; which unit it was, where none was seen, is no change. */
const changedIn = ({ shown, unit }: DisplayScan['reading'], written: string): number => {
  const meant = (unit === null ? (['C', 'F'] as const) : [unit]).map((one) => celsiusOf(shown, one) ?? '');
  return Math.min(...meant.map((celsius) => writtenDistance([[celsius, written]])));
};

/**
 * Keeps what became of a temperature that was read.
 *
 * @refuses NOT_FOUND for a reading of another restaurant or of no display; SCAN_ENDED where it was said before
 */
export const endDisplay = async (tx: RestaurantTx, { body: { scanId, written } }: CommandEnvelope<EndBody>): Promise<Ended> => {
  const { reading } = await openPicture(tx, 'DISPLAY', scanId);
  const editDistance = written === null ? 0 : changedIn(reading, written);
  const outcome = written === null ? 'REJECTED' : editDistance === 0 ? 'ACCEPTED' : 'EDITED';
  await endPicture(tx, scanId, { outcome, editDistance });
  return { outcome, editDistance };
};
