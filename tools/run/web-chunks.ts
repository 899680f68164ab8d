import { build, loadConfigFromFile, type PluginOption, type UserConfig } from 'vite';

import { begunBy, startOf, withImports, type Bundle, type BuiltFile } from './bundle.ts';
import { filesUsedAlike, manyScreens, type Loaded } from './files-used-alike.ts';

/** What everybody who signs in loads, and what everybody who is signed in loads, by where it begins. */
export const signInRoots: readonly string[] = ['/apps/web/screens/auth-screen.tsx'];
export const shellRoots: readonly string[] = [
  '/apps/web/routing/protected-routes.ts',
  '/apps/web/layout/protected-layout.tsx',
  '/modules/alerts/web/bell.tsx',
];

/** The first screen of a day, which waits for no file of another. */
export const homeRoots: readonly string[] = ['/apps/web/palette/palette-entries.ts', '/modules/home/web/home-screen.tsx'];

/** Which of the app's files load which, as the bundler splits them when it is let alone. */
const splitByItself = async (configFile: string): Promise<Bundle> => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile);
  if (!loaded) throw new Error(`There is nothing to build by in ${configFile}.`);
  const { config } = loaded;
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: withoutWorker(config),
    build: { ...config.build, write: false, minify: false, sourcemap: false, reportCompressedSize: false },
  });
  const output = 'output' in built ? built.output : [];
  return Object.fromEntries(output.map((file) => [file.fileName, file as BuiltFile]));
};

/** The service worker is made of what was written, and nothing is written here. */
const withoutWorker = ({ plugins = [] }: UserConfig): PluginOption[] =>
  ((plugins as readonly unknown[]).flat(9) as PluginOption[]).filter(
    (plugin) => !(plugin && 'name' in plugin && plugin.name.startsWith('vite-plugin-pwa')),
  );

const modulesOf = (bundle: Bundle, names: readonly string[]): ReadonlySet<string> =>
  new Set([...withImports(bundle, names)].flatMap((name) => bundle[name]?.moduleIds ?? []));

/** Every file that begins a part of the app, but those roots and where all begins. */
const begunElsewhere = (bundle: Bundle, roots: readonly string[]): readonly string[] => {
  const not = new Set([...startOf(bundle), ...begunBy(bundle, roots)]);
  return Object.values(bundle).flatMap(({ fileName, facadeModuleId }) => (facadeModuleId && !not.has(fileName) ? [fileName] : []));
};

/** Which file a module goes to, as the bundler asks for it; null where it decides itself. */
export type ChunkGroups = {
  readonly groups: { readonly name: (id: string) => string | null; readonly includeDependenciesRecursively: boolean }[];
};

/** What home shares with few screens besides libraries, and so goes with home, each of which would bring all of them along. */
const ownOfHome = (bundle: Bundle, { had, first }: Loaded): readonly string[] => {
  const screens = Object.values(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith('-screen.tsx'));
  const loaded = screens.map(({ fileName }) => withImports(bundle, [fileName]));
  const isLibrary = (name: string): boolean => bundle[name]?.moduleIds?.some((id) => id.includes('/node_modules/')) === true;
  return [...first].filter((name) => !had.has(name) && !isLibrary(name) && loaded.filter((files) => files.has(name)).length < manyScreens);
};

/**
 * How the app is put into files: what every visit loads in one, what both sign-in and the signed-in app load besides in one, the
 * rest of each in one, and what other screens share by who shares it. Left to itself the bundler makes a file of every part
 * that two screens share, 160 of them before the first signed-in screen and 38 for the next one; on a line of 150 ms a round trip
 * that alone takes seconds. Who needs what is learned from a first build, because only after it is known which part of a module
 * is used at all.
 */
export const webChunks = async (configFile: string): Promise<ChunkGroups> => {
  const bundle = await splitByItself(configFile);
  const start = modulesOf(bundle, startOf(bundle));
  const signIn = modulesOf(bundle, begunBy(bundle, signInRoots));
  const shell = modulesOf(bundle, begunBy(bundle, shellRoots));
  const others = modulesOf(bundle, begunElsewhere(bundle, signInRoots));
  if (signIn.size === 0 || shell.size === 0) throw new Error('Sign-in or the signed-in app begins in another file than the build knows.');
  const shared = sharedModules(bundle);
  // What is loaded when it is needed keeps a file of its own, under its own name.
  const entries = new Set(Object.values(bundle).map(({ facadeModuleId }) => facadeModuleId));
  const nameOf = (id: string): string | null => {
    if (start.has(id)) return 'start';
    if (entries.has(id)) return null;
    if (signIn.has(id)) return others.has(id) ? 'base' : 'sign-in';
    return shell.has(id) ? 'shell' : (shared.get(id) ?? null);
  };
  return { groups: [{ name: nameOf, includeDependenciesRecursively: false }] };
};

/** Which file what screens share goes to, by module. */
const sharedModules = (bundle: Bundle): ReadonlyMap<string, string> => {
  const had = withImports(bundle, [...startOf(bundle), ...begunBy(bundle, [...signInRoots, ...shellRoots])]);
  const loaded = { had, first: withImports(bundle, begunBy(bundle, homeRoots)) };
  const files = [...filesUsedAlike(bundle, loaded), ...ownOfHome(bundle, loaded).map((name) => [name, 'home-shared'] as const)];
  return new Map(files.flatMap(([name, group]) => (bundle[name]?.moduleIds ?? []).map((id) => [id, group] as const)));
};
