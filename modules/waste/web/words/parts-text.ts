import { shownNumber, unitWord } from '../../../inventory/web/parts.ts';
import type { EntryBody } from '../../contract/fields.ts';

/** What was counted, part by part, in the reader's words: "2 portions". */
export const partsText = (parts: EntryBody['entry']['parts']): string =>
  parts.map(({ quantity, unit }) => `${shownNumber(Number(quantity))} ${unitWord(unit, Number(quantity))}`).join(' + ');
