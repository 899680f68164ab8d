import { instantAt } from '../../../../kit/time/wall.ts';
import type { DemoItem } from '../catalogue.ts';
import type { Chance } from '../chance.ts';
import type { DemoLine, DemoRecipe } from '../menus/demo-menu.ts';

/** A prep that was cooked ahead for the days to come. */
export type PlannedBatch = {
  readonly recipe: DemoRecipe;
  readonly day: string;
  readonly at: Date;
  /** @unit base units of the prep */
  readonly planned: number;
  /** What came of it. @unit base units of the prep */
  readonly actual: number;
};

/** How much of a prep's item a day takes. @unit base units */
export type UseOfDay = (day: string) => number;

/** A batch lasts for so many days. @unit days */
const batchDays = 3;
const inBase: Readonly<Record<string, number>> = { kg: 1000, l: 1000, g: 1, ml: 1, each: 1 };
const spilled = [0.97, 1.01] as const;
const weighedTo = 50;

/** The batches of one prep: on the morning of each day whose sales what stands ready would not last for. */
export const batchesOf = (
  recipe: DemoRecipe,
  { days, use, timeZone }: { readonly days: readonly string[]; readonly use: UseOfDay; readonly timeZone: string },
  chance: Chance,
): readonly PlannedBatch[] => {
  const [quantity, unit] = recipe.yields;
  const batch = quantity * (inBase[unit] ?? 1);
  let ready = 0;
  return days.flatMap((day, index) => {
    const ahead = days.slice(index, index + batchDays).reduce((sum, one) => sum + use(one), 0);
    const today = use(day);
    const batches: PlannedBatch[] = [];
    if (today > 0 && ready < today * 1.1) {
      const planned = Math.ceil((ahead * 1.1 - ready) / batch) * batch;
      const actual = Math.round((planned * chance.between(...spilled)) / weighedTo) * weighedTo;
      ready += actual;
      batches.push({ recipe, day, at: instantAt(day, '09:30', timeZone), planned, actual });
    }
    ready -= today;
    return batches;
  });
};

/** What one line of a recipe takes of an item, before it is trimmed. @unit base units */
const lineBase = ([, quantity, unit, usable = 100]: DemoLine, item: DemoItem): number => {
  const link = item.pack.findIndex(([name]) => name === unit);
  const size = link < 0 ? (inBase[unit] ?? 1) : item.pack.slice(link).reduce((product, [, per]) => product * per, 1);
  return (quantity * size * 100) / usable;
};

/** What the batches of a day take of an item. @unit base units */
export const usedByBatches = (item: DemoItem, batches: readonly PlannedBatch[]): number =>
  batches.reduce((sum, { recipe, planned }) => {
    const share = planned / (recipe.yields[0] * (inBase[recipe.yields[1]] ?? 1));
    const own = recipe.lines.filter(([name]) => name === item.name).reduce((total, line) => total + lineBase(line, item), 0);
    return sum + own * share;
  }, 0);
