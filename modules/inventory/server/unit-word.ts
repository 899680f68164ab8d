import { m } from '../../../generated/messages/server/messages.js';
import type { UnitCode } from '../rules/unit.ts';

/** A unit as it stands beside so many of it on paper and in letters, in the reader's language: "1 case", "15 tins". */
export const unitWord = (unit: UnitCode, count: number, language: 'en' | 'am'): string =>
  m[`inventory_unit_${unit}`]({ count }, { locale: language });
