import { m } from '../../../../generated/messages/web/messages.js';
import type { Locale } from '../../../../platform/web/locale.ts';
import { allergenCodes, allergenState, type Allergens, type AllergenState } from '../../rules/allergen.ts';
import { allergenWord } from '../words/allergen-word.ts';

export type AllergenLineProps = { readonly allergens: Allergens; readonly languages: readonly Locale[] };

/** What a label says of allergens: what is contained in bold; what nobody has said is never passed over in silence. */
export const AllergenLine = ({ allergens, languages }: AllergenLineProps) => {
  const inEach = (words: (locale: Locale) => string): string =>
    languages
      .map(words)
      .filter((text) => text !== '')
      .join(' / ');
  const codesOf = (state: AllergenState) => allergenCodes.filter((code) => allergenState(allergens, code) === state);
  const named = (state: AllergenState): string =>
    inEach((locale) =>
      codesOf(state)
        .map((code) => allergenWord(code, locale))
        .join(m.ui_comma({}, { locale })),
    );
  const [contains, may] = [named('CONTAINS'), named('MAY_CONTAIN')];
  const isAllKnown = codesOf('UNKNOWN').length === 0;
  if (contains === '' && may === '')
    return isAllKnown ? <p /> : <p>{inEach((locale) => m.inventory_label_allergens_unknown({}, { locale }))}</p>;
  const after = [
    ...(may === '' ? [] : [`${inEach((locale) => m.inventory_label_may_contain({}, { locale }))} ${may}`]),
    ...(isAllKnown ? [] : [inEach((locale) => m.inventory_label_others_unknown({}, { locale }))]),
  ].join('; ');
  return (
    <p>
      {contains !== '' && <b>{contains}</b>}
      {contains !== '' && after !== '' && '; '}
      {after}
    </p>
  );
};
