import { withImports, type Bundle } from './bundle.ts';

/** @unit share of the screens that use either of two files and use both; below it a screen would load too much that it has no use for */
const alikeFrom = 0.8;

/**
 * A group of less is not worth a file: to ask for one and to link it costs a cheap phone what it saves.
 *
 * @unit letters of code as it is written; made small and packed a tenth of it
 */
const worthFrom = 6_000;

/** @unit screens; what so many share belongs to all of them, wherever they lie */
export const manyScreens = 12;

type Group = {
  readonly name: string;
  readonly isFirst: boolean;
  readonly screens: ReadonlySet<string>;
  readonly files: string[];
};

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

const likeness = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  const both = [...left].filter((screen) => right.has(screen)).length;
  return both / (left.size + right.size - both);
};

/** Whether it loads what is neither in it nor there in any case. */
const bringsOthers = (bundle: Bundle, { files }: Group, had: ReadonlySet<string>): boolean =>
  [...withImports(bundle, files)].some((name) => !files.includes(name) && !had.has(name));

const lettersOf = (bundle: Bundle, { files }: Group): number => files.reduce((sum, name) => sum + (bundle[name]?.code?.length ?? 0), 0);

/**
 * Where a group goes that is not worth a file: what home loads to what everybody has by then, another to its like of the same
 * module, or to what most screens share; else it stays.
 */
const placeOf = (bundle: Bundle, group: Group, had: ReadonlySet<string>): string => {
  const { name, isFirst, screens } = group;
  if (lettersOf(bundle, group) >= worthFrom || bringsOthers(bundle, group, had)) return name;
  if (isFirst) return 'shell';
  const modules = new Set([...screens].map((screen) => /\/modules\/(\w+)\//.exec(screen)?.[1]));
  const [only] = modules.size === 1 ? modules : [];
  if (only !== undefined) return `${only}-shared`;
  return screens.size >= manyScreens ? 'often-shared' : name;
};

/**
 * Puts files that nearly the same screens load together: for each such file the name of its group. What most screens use leads,
 * and whatever is used like it joins. The bundler makes a file of its own for every other set of screens, be it by one.
 */
export const filesUsedAlike = (bundle: Bundle, { had, first }: Loaded): ReadonlyMap<string, string> => {
  const groups: Group[] = [];
  const shared = [...screensByFile(bundle, had)].filter(([, screens]) => screens.size > 1);
  for (const [name, screens] of shared.toSorted(([one, its], [other, theirs]) => theirs.size - its.size || (one < other ? -1 : 1))) {
    const isFirst = first.has(name);
    const known = groups.find((group) => group.isFirst === isFirst && likeness(group.screens, screens) >= alikeFrom);
    if (known) known.files.push(name);
    else groups.push({ name: `shared-${groups.length + 1}`, isFirst, screens, files: [name] });
  }
  return new Map(groups.flatMap((group) => group.files.map((name) => [name, placeOf(bundle, group, had)] as const)));
};
