import { m } from '../../../../generated/messages/web/messages.js';
import type { DuplicateSign } from '../../rules/find-duplicates.ts';

const words: Readonly<Record<DuplicateSign, () => string>> = {
  BARCODE: m.inventory_duplicates_sign_barcode,
  NAME: m.inventory_duplicates_sign_name,
  NAME_LOCAL: m.inventory_duplicates_sign_name_local,
  PACK: m.inventory_duplicates_sign_pack,
};

/** What speaks for two items being one, in words. */
export const duplicateSignWord = (sign: DuplicateSign): string => words[sign]();
