/** A file that the bundler made, as far as it matters who loads it. */
export type BuiltFile = {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry?: boolean;
  /** The module that it begins with, where it is loaded by itself. */
  readonly facadeModuleId?: string | null;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  /** What it holds, before it is made small. */
  readonly code?: string;
};

/** What the bundler made, by name. */
export type Bundle = Readonly<Record<string, BuiltFile>>;

/** These files and everything that must have arrived before they run, what is asked for first first. */
export const withImports = (bundle: Bundle, names: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== 'chunk') continue;
    seen.add(name);
    waiting.push(...(file.imports ?? []));
  }
  return seen;
};

/** The files that begin with one of these modules. */
export const begunBy = (bundle: Bundle, roots: readonly string[]): readonly string[] =>
  Object.values(bundle)
    .filter(({ facadeModuleId }) => roots.some((root) => facadeModuleId?.endsWith(root)))
    .map(({ fileName }) => fileName);

/** The files that a page itself names. */
export const startOf = (bundle: Bundle): readonly string[] =>
  Object.values(bundle)
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName }) => fileName);
