import { withImports, type Bundle } from './bundle.ts';

/** @unit share of the screens that use either of two files and use both; below it a screen would load too much that it has no use for */
const alikeFrom = 0.8;

/**
 * A group of less is not worth a file: to ask for one and to link it costs a cheap phone what it saves.
 *
 * @unit letters of code as it is written; made small and packed a tenth of it
 */
const worthFrom = 6_000;

/**
 * What a screen may have to load that it has no use for, because others use it beside what it does: more is worth a file.
 *
 * @unit letters of code as it is written; two KiB of them packed
 */
const spareMax = 20_000;

/** @unit screens; what so many share belongs to all of them, wherever they lie */
export const manyScreens = 12;

/** @unit share of all screens; what so many use is as good as needed, and comes before the first of them */
const everybodysFrom = 1 / 4;

/** A file that screens share, the files that it brings along, and who loads it. */
type Shared = { readonly name: string; readonly brings: readonly string[]; readonly screens: ReadonlySet<string> };

/** Files that lie in one; the first leads. */
type Group = { readonly name: string; readonly isFirst: boolean; readonly files: [Shared, ...Shared[]] };

/** What is there in any case, and what the first screen of a day loads: that waits for nothing that only others need. */
export type Loaded = { readonly had: ReadonlySet<string>; readonly first: ReadonlySet<string> };

/** Which screens load each file that is shared. */
const screensByFile = (bundle: Bundle, had: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> => {
  const screens = new Map<string, Set<string>>();
  for (const { facadeModuleId, fileName } of Object.values(bundle)) {
    if (!facadeModuleId?.endsWith('-screen.tsx')) continue;
    for (const name of withImports(bundle, [fileName])) {
      if (had.has(name) || bundle[name]?.facadeModuleId) continue;
      screens.set(name, (screens.get(name) ?? new Set()).add(facadeModuleId));
    }
  }
  return screens;
};

/**
 * Whether a file and a group may lie together: a screen that loads the one and not the other gets both, and must have what the
 * other brings along already. A word beside a form would else bring all that the form needs to every screen that says the word.
 */
const bringsNothingNew = (one: Shared, others: readonly Shared[], screensOf: ReadonlyMap<string, ReadonlySet<string>>): boolean => {
  const hasAll = (screen: string, files: readonly string[]): boolean => files.every((file) => screensOf.get(file)?.has(screen) !== false);
  return others.every(
    (other) =>
      [...one.screens].every((screen) => hasAll(screen, other.brings)) && [...other.screens].every((screen) => hasAll(screen, one.brings)),
  );
};

const likeness = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  const both = [...left].filter((screen) => right.has(screen)).length;
  return both / (left.size + right.size - both);
};

/** Whether no screen would load much that it has no use for, if a file lay with a group: what only one of the two is used for is small. */
const sparesEach = (bundle: Bundle, one: Shared, others: readonly Shared[]): boolean => {
  const all = [one, ...others];
  const screens = new Set(all.flatMap((file) => [...file.screens]));
  return [...screens].every(
    (screen) =>
      lettersOf(
        bundle,
        all.filter((file) => !file.screens.has(screen)),
      ) <= spareMax,
  );
};

/** Whether it loads what is neither in it nor there in any case. */
const bringsOthers = ({ files }: Group): boolean =>
  files.some(({ brings }) => brings.some((name) => files.every((file) => file.name !== name)));

const lettersOf = (bundle: Bundle, files: readonly Shared[]): number =>
  files.reduce((sum, { name }) => sum + (bundle[name]?.code?.length ?? 0), 0);

/**
 * Where a group goes that is not worth a file: what home or a quarter of all screens load to what everybody has by then, another
 * to its like of the same module, or to what many screens share; else it stays.
 */
const placeOf = (bundle: Bundle, group: Group, screenCount: number): string => {
  const { name, isFirst, files } = group;
  if (lettersOf(bundle, files) >= worthFrom || bringsOthers(group)) return name;
  const { screens } = files[0];
  const isMany = screens.size >= manyScreens;
  if (isFirst || (isMany && screens.size >= screenCount * everybodysFrom)) return 'shell';
  const modules = new Set([...screens].map((screen) => /\/modules\/(\w+)\//.exec(screen)?.[1]));
  const [only] = modules.size === 1 ? modules : [];
  if (only !== undefined) return `${only}-shared`;
  return isMany ? 'often-shared' : name;
};

/**
 * Puts files that nearly the same screens load together: for each such file the name of its group. What most screens use leads,
 * and whatever is used like it joins. The bundler makes a file of its own for every other set of screens, be it by one.
 */
export const filesUsedAlike = (bundle: Bundle, { had, first }: Loaded): ReadonlyMap<string, string> => {
  const groups: Group[] = [];
  const screensOf = screensByFile(bundle, had);
  const bringsOf = (name: string): readonly string[] => [...withImports(bundle, [name])].filter((file) => file !== name && !had.has(file));
  const shared = [...screensOf]
    .filter(([, screens]) => screens.size > 1)
    .map(([name, screens]) => ({ name, screens, brings: bringsOf(name) }));
  for (const file of shared.toSorted(mostUsedFirst)) {
    const isFirst = first.has(file.name);
    const known = groups.find(
      (group) =>
        group.isFirst === isFirst &&
        likeness(group.files[0].screens, file.screens) >= alikeFrom &&
        bringsNothingNew(file, group.files, screensOf) &&
        sparesEach(bundle, file, group.files),
    );
    if (known) known.files.push(file);
    else groups.push({ name: `shared-${groups.length + 1}`, isFirst, files: [file] });
  }
  const screenCount = new Set([...screensOf.values()].flatMap((screens) => [...screens])).size;
  return new Map(groups.flatMap((group) => group.files.map(({ name }) => [name, placeOf(bundle, group, screenCount)] as const)));
};

const mostUsedFirst = (one: Shared, other: Shared): number => other.screens.size - one.screens.size || (one.name < other.name ? -1 : 1);
