import { m } from '../../../../generated/messages/web/messages.js';
import { type Status, StatusIcon } from '../../../../ui/status.tsx';
import { allergenCodes, type AllergenState } from '../../../inventory/rules/allergen.ts';
import { allergenWord } from '../../../inventory/web/parts.ts';
import type { RecipeRow } from '../../contract/recipe-fields.ts';

type Known = RecipeRow['allergens'];

/** The names of the allergens in a state, in the order of the law. */
export const allergensIn = (allergens: Known, state: AllergenState): readonly string[] =>
  allergenCodes.filter((code) => allergens[code] === state).map((code) => allergenWord(code));

export type AllergenMarksProps = {
  readonly allergens: Known | null;
  readonly verification: RecipeRow['verification'];
};

type Said = { readonly status: Status; readonly text: string };

const saidOf = ({ allergens, verification }: AllergenMarksProps): Said => {
  if (allergens === null) return { status: 'not-counted', text: m.menu_allergens_unknown() };
  const contains = allergensIn(allergens, 'CONTAINS');
  const may = allergensIn(allergens, 'MAY_CONTAIN');
  const unknown = allergensIn(allergens, 'UNKNOWN').length;
  const names = [contains.join(m.ui_comma()), may.length > 0 ? m.menu_allergens_may({ names: may.join(m.ui_comma()) }) : ''].filter(
    (part) => part !== '',
  );
  if (unknown > 0) return { status: 'soon', text: [...names, m.menu_allergens_some_unknown({ count: unknown })].join(' · ') };
  const text = names.length > 0 ? names.join(' · ') : m.menu_allergens_none();
  return { status: verification?.stands === true ? 'good' : 'not-counted', text };
};

/** What a dish contains, in one line; the mark says whether somebody vouches for it. What is not known is never shown as free. */
export const AllergenMarks = (props: AllergenMarksProps) => {
  const { status, text } = saidOf(props);
  return (
    <span className="inline-flex items-start gap-1.5 text-small">
      <StatusIcon status={status} className="mt-0.5 size-4" />
      <span className="min-w-0">{text}</span>
    </span>
  );
};
