import { and, eq } from 'drizzle-orm';

import { m } from '../../../generated/messages/server/messages.js';
import { quantityAsRational } from '../../../kit/quantity.ts';
import { multiply, roundHalfEven } from '../../../kit/rational.ts';
import { dayText, isoDayAt } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Paper, PaperBlock, PaperText } from '../../../platform/server/pdf/paper.ts';
import { printPdf } from '../../../platform/server/pdf/print-pdf.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { type AllergenCode, allergenCodes } from '../../inventory/rules/allergen.ts';
import { baseUnitOf, measurementUnits } from '../../inventory/rules/unit.ts';
import { allergenWord, unitWord } from '../../inventory/server/public.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import { onePortion } from '../rules/explode-recipe.ts';
import { type LabelIngredient, labelIngredients } from '../rules/label-ingredients.ts';
import { labelledItem, type LabelWords, type SaidOfItem } from '../rules/label-words.ts';
import type { RecipeVersion } from '../rules/recipe.ts';
import { type DishAllergens, rollUpAllergens } from '../rules/roll-up-allergens.ts';
import { unknownParts } from '../rules/unknown-parts.ts';
import { loadPantry } from './load-pantry.ts';
import { inLanguage, type Language, type Named, nameOfSubject, type Names, namesOfSubjects, partNames } from './subject-names.ts';
import { dish } from './tables.ts';
import { latestVerifications, presentVerification } from './verifications.ts';
import { paperDay } from './paper-day.ts';

/** What a label says, whatever language it says it in. */
export type LabelFacts = {
  readonly dish: Named;
  readonly ingredients: readonly LabelIngredient[];
  readonly names: Names;
  readonly allergens: DishAllergens;
  /** One portion; null where a recipe yields pieces. */
  readonly net: { readonly amount: number; readonly unit: 'g' | 'ml' } | null;
  readonly useBy: string;
};

/** What is said of a bought thing, in the label's language first. */
const saidOf = ({ name, nameLocal, madeOf = null, madeOfLocal = null }: Named, locale: Language): readonly SaidOfItem[] => {
  const english = { name, madeOf };
  return locale === 'am' ? [{ name: nameLocal ?? name, madeOf: madeOfLocal ?? madeOf }, english] : [english, { name, madeOf: madeOfLocal }];
};

const comma = (locale: Language): string => m.ui_comma({}, { locale });

const printed = (words: LabelWords): readonly PaperText[] => words.map(({ text, isAllergen }) => (isAllergen ? { strong: text } : text));

const bought = (named: Named, contains: readonly AllergenCode[], locale: Language): readonly PaperText[] => {
  const labelled = labelledItem(saidOf(named, locale), contains);
  if (!labelled) throw new Error('What a label cannot name was refused before it was printed.');
  const { name, madeOf, unsaid } = labelled;
  return [
    ...printed(name),
    ...(madeOf === null ? [] : [' (', ...printed(madeOf), ')']),
    ...(unsaid.length === 0 ? [] : [' (', { strong: unsaid.map((code) => allergenWord(code, locale)).join(comma(locale)) }, ')']),
  ];
};

/** The list as one sentence; what is of the fourteen stands out from everything around it. */
const listed = (ingredients: readonly LabelIngredient[], names: Names, locale: Language): readonly PaperText[] =>
  ingredients.flatMap(({ subject, contains, parts }, index): readonly PaperText[] => {
    const named = subject.kind === 'ITEM' ? names.get(subject.itemId) : undefined;
    return [
      index === 0 ? '' : comma(locale),
      ...(named ? bought(named, contains, locale) : [nameOfSubject(subject, names, locale)]),
      ...(parts.length === 0 ? [] : [' [', ...listed(parts, names, locale), ']']),
    ];
  });

/** Bought things of which nobody said which cereal or nut is in them. */
const kindsUnsaid = (ingredients: readonly LabelIngredient[], names: Names): readonly string[] =>
  ingredients.flatMap(({ subject, contains, parts }) => {
    const named = subject.kind === 'ITEM' ? names.get(subject.itemId) : undefined;
    const isUnsaid = named !== undefined && labelledItem(saidOf(named, 'en'), contains) === null;
    return [...(isUnsaid ? [named.name] : []), ...kindsUnsaid(parts, names)];
  });

const oneLabel = (facts: LabelFacts, house: RestaurantDetails, locale: Language): readonly PaperBlock[] => {
  const { ingredients, names, allergens, net, useBy } = facts;
  const may = allergenCodes.filter((code) => allergens[code] === 'MAY_CONTAIN').map((code) => allergenWord(code, locale));
  const day = dayText(useBy, 'date', { wall: house, language: locale });
  return [
    { kind: 'heading', text: inLanguage(facts.dish, locale) },
    { kind: 'mixed', parts: [{ strong: `${m.menu_label_ingredients({}, { locale })} ` }, ...listed(ingredients, names, locale)] },
    ...(may.length === 0 ? [] : [{ kind: 'strong' as const, text: m.menu_label_may({ names: may.join(comma(locale)) }, { locale }) }]),
    { kind: 'strong', text: m.menu_label_use_by({ day }, { locale }) },
    {
      kind: 'text',
      text: [...(net === null ? [] : [`${net.amount} ${unitWord(net.unit, net.amount, locale)}`]), house.name, house.address, house.city]
        .filter((part) => part !== '')
        .join(' · '),
    },
  ];
};

/** So many labels, each a sheet of its own. */
export const labelPaper = (
  facts: LabelFacts,
  house: RestaurantDetails,
  { locale, copies, madeAt }: { readonly locale: Language; readonly copies: number; readonly madeAt: Date },
): Paper => ({
  title: inLanguage(facts.dish, locale),
  language: locale,
  madeAt,
  sheet: 'label',
  blocks: Array.from({ length: copies }, (_, index): readonly PaperBlock[] => [
    ...(index === 0 ? [] : [{ kind: 'next-sheet' as const }]),
    ...oneLabel(facts, house, locale),
  ]).flat(),
});

const netOf = (version: RecipeVersion): LabelFacts['net'] => {
  const { dimension, factor } = measurementUnits[version.yieldUnit];
  const unit = baseUnitOf[dimension];
  if (unit === 'each') return null;
  return {
    amount: Number(roundHalfEven(multiply(multiply(quantityAsRational(version.yieldQuantity), factor), onePortion(version)))),
    unit,
  };
};

type Asked = { readonly dishId: string; readonly useBy: string };

/** A label is owed the whole truth or is not printed. */
const labelFacts = async (tx: RestaurantTx, { dishId, useBy }: Asked, at: Date): Promise<LabelFacts> => {
  if (useBy < isoDayAt(at, tx.timeZone)) throw refusal('LABEL_DAY_PASSED', { field: 'useBy' });
  const [row] = await tx.db
    .select()
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), eq(dish.id, dishId)));
  if (!row) throw refusal('NOT_FOUND');
  const pantry = await loadPantry(tx, row.recipeId === null ? [] : [row.recipeId], at);
  const version = pantry.recipes.get(row.recipeId ?? '');
  if (!version) throw refusal('DISH_WITHOUT_RECIPE', { field: 'recipe' });
  const allergens = rollUpAllergens(version, pantry);
  if (allergenCodes.some((code) => allergens[code] === 'UNKNOWN')) {
    throw refusal('RECIPE_ALLERGENS_UNKNOWN', { field: 'allergens', ...(await partNames(tx, unknownParts(version, pantry))) });
  }
  const verifications = await latestVerifications(tx, [version.recipeId]);
  const vouched = presentVerification(verifications.get(version.recipeId), { versionNo: version.versionNo, allergens });
  if (vouched?.stands !== true) throw refusal('LABEL_NOT_VOUCHED', { field: 'allergens' });
  const names = await namesOfSubjects(tx, { recipeIds: [...pantry.recipes.keys()], itemIds: [...pantry.items.keys()] });
  const { ingredients, withoutWeight } = labelIngredients(version, pantry);
  if (withoutWeight.length > 0) {
    const unweighed = [...new Set(withoutWeight.map((subject) => nameOfSubject(subject, names, 'en')))];
    throw refusal('LABEL_WEIGHT_UNKNOWN', { field: 'ingredients', names: unweighed });
  }
  const unsaid = [...new Set(kindsUnsaid(ingredients, names))];
  if (unsaid.length > 0) throw refusal('LABEL_KIND_UNSAID', { field: 'ingredients', names: unsaid });
  return { dish: row, ingredients, names, allergens, net: netOf(version), useBy };
};

/**
 * Labels for a dish that is packed before somebody orders it, as a PDF.
 *
 * @refuses NOT_FOUND; LABEL_DAY_PASSED; DISH_WITHOUT_RECIPE; RECIPE_ALLERGENS_UNKNOWN while one of the fourteen is not known
 * @refuses LABEL_NOT_VOUCHED until somebody vouches for it as it is; LABEL_WEIGHT_UNKNOWN where the order of weight is not known;
 * LABEL_KIND_UNSAID where nobody said which cereal or nut is in it
 */
export const printLabels = async (
  tx: RestaurantTx,
  { language, copies, ...asked }: Asked & { readonly language: Language; readonly copies: number },
): Promise<{ fileName: string; pdf: string }> => {
  const now = new Date();
  const facts = await labelFacts(tx, asked, now);
  const madeAt = paperDay(now, tx.timeZone);
  const paper = labelPaper(facts, await getDetails(tx), { locale: language, copies, madeAt });
  return { fileName: `labels-${asked.useBy}.pdf`, pdf: (await printPdf(paper)).toString('base64') };
};
