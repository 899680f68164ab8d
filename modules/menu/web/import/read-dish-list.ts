import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import type { BadListRow, ListRow } from '../../../inventory/web/parts.ts';
import type { ImportedDish } from '../../contract/dish-import.contract.ts';
import type { DishPlaces } from '../../rules/dish-columns.ts';
import { decimalSignOfDishes, type DishRow, readDishRow } from '../../rules/dish-row.ts';
import type { WholeMenu } from '../menu-client.ts';

/** What a list is read against: what stands on the menu, and what a dish is sold at where the list says no rate. */
export type DishListWorld = { readonly menu: Pick<WholeMenu, 'dishes' | 'categories'>; readonly ordinaryVatRate: number };

/** A row that can be brought in. */
export type DishLine = ListRow & { readonly row: DishRow };

/** A list as it was understood. */
export type DishListReading = {
  readonly good: readonly DishLine[];
  readonly bad: readonly BadListRow[];
  /** Headings that are not there yet, as they are first written. */
  readonly newHeadings: readonly string[];
};

/** @unit lines before the first row: the headings, and counted from 1 */
const firstRow = 2;

/** Every row of a list of dishes; a name that stands on the menu, or in an earlier row, stays behind. */
export const readDishList = (file: TextTable, places: DishPlaces, { menu, ordinaryVatRate }: DishListWorld): DishListReading => {
  const standing = new Set(menu.dishes.flatMap(({ state, name }) => (state === 'RETIRED' ? [] : normalizeText(name))));
  const headings = new Map(
    menu.categories.flatMap(({ name, nameLocal }) => [name, nameLocal ?? name].map((one) => [normalizeText(one), one])),
  );
  const decimalSign = decimalSignOfDishes(file.rows, places);
  const [good, bad, newHeadings, seen]: [DishLine[], BadListRow[], string[], Set<string>] = [[], [], [], new Set()];
  for (const [index, cells] of file.rows.entries()) {
    const at = { rowNumber: index + firstRow, cells };
    const read = readDishRow(cells, { places, decimalSign, ordinaryVatRate });
    const code = read.ok ? alreadyCode(read.value.name, { standing, seen }) : null;
    if (!read.ok) bad.push({ ...at, problems: read.refusal.problems });
    else if (code !== null) bad.push({ ...at, problems: [{ field: 'name', code }] });
    else {
      const { name, heading } = read.value;
      good.push({ ...at, row: read.value });
      seen.add(normalizeText(name));
      if (heading === null || headings.has(normalizeText(heading))) continue;
      headings.set(normalizeText(heading), heading);
      newHeadings.push(heading);
    }
  }
  return { good, bad, newHeadings };
};

const alreadyCode = (name: string, { standing, seen }: { readonly standing: ReadonlySet<string>; readonly seen: ReadonlySet<string> }) => {
  const key = normalizeText(name);
  if (standing.has(key)) return 'DISH_NAME_TAKEN';
  return seen.has(key) ? 'LIST_ROW_REPEATED' : null;
};

/** The rows as the command carries them; made once, so that sending them again is the same import. */
export const dishRows = (lines: readonly DishLine[]): ImportedDish[] =>
  lines.map(({ rowNumber, row: { availability, prices, ...said } }) => ({
    rowNumber,
    dishId: newId(),
    ...said,
    prices: { ...prices },
    availability: { ...availability, days: [...availability.days] },
  }));
