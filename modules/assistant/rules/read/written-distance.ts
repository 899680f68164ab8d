import { editDistance } from '../../../../kit/text/edit-distance.ts';

/** Texts as they were read beside the same as a person wrote them; what is absent is empty. */
export type ReadBesideWritten = readonly (readonly [read: string, written: string])[];

/**
 * How much a person had to change: the letters that differ, field by field. A field that is too long to be compared counts
 * as long as it is.
 *
 * @unit letters
 */
export const writtenDistance = (pairs: ReadBesideWritten): number =>
  pairs.reduce((sum, [read, written]) => {
    const longer = Math.max(read.length, written.length);
    return sum + (read === written ? 0 : Math.min(longer, Math.max(1, editDistance(read, written, longer))));
  }, 0);
