import { m } from '../../../generated/messages/server/messages.js';
import type { AllergenCode, AllergenState } from '../rules/allergen.ts';

type Language = 'en' | 'am';

/** An allergen as it stands on paper and on a label, in the reader's language. */
export const allergenWord = (code: AllergenCode, locale: Language): string =>
  m[`inventory_allergen_${code.toLowerCase() as Lowercase<AllergenCode>}`]({}, { locale });

/** What is known of an allergen as it stands on paper, in the reader's language. */
export const allergenStateWord = (state: AllergenState, locale: Language): string =>
  m[`inventory_allergen_state_${state.toLowerCase() as Lowercase<AllergenState>}`]({}, { locale });
