import { m } from '../../../generated/messages/server/messages.js';
import { wasteReasons, type WasteReason } from '../rules/movement-kind.ts';

const known = (reason: string | null): WasteReason => wasteReasons.find((one) => one === reason) ?? 'OTHER';

/** Why something was thrown away, in a word; another reason where none is known. */
export const wasteReasonWord = (reason: string | null, language: 'en' | 'am'): string =>
  m[`inventory_reason_${known(reason).toLowerCase() as Lowercase<WasteReason>}`]({}, { locale: language });
