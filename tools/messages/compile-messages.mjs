import { createHash } from 'node:crypto';
import fs, { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { checkCatalogues } from './check-catalogues.mjs';
import { declareMessages } from './declare-messages.mjs';
import { locales, readCatalogues } from './read-catalogues.mjs';

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Bump when the options below change, so that a clone with older output compiles again. */
const outputVersion = 4;

/** One module per text: a screen's chunk carries its own texts only. Its declarations are those of both. */
const web = {
  folder: 'generated/messages/web',
  outputStructure: 'message-modules',
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  localStorageKey: 'maed.locale',
};

/** One module per language: a server loads thousands of texts in a few files. It always names the language it wants. */
const server = {
  folder: 'generated/messages/server',
  outputStructure: 'locale-modules',
  strategy: ['baseLocale'],
};

/**
 * Checks all catalogues, merges them and compiles them into typed functions. Does nothing when nothing changed.
 *
 * @param {string} [root]
 * @returns {Promise<{ compiled: boolean, count: number }>}
 * @throws Error that lists every fault of the catalogues
 */
export const compileMessages = async (root = projectRoot) => {
  const catalogues = readCatalogues(root);
  const problems = checkCatalogues(catalogues);
  if (problems.length > 0) throw new Error(`The message catalogues have ${problems.length} fault(s):\n${problems.join('\n')}`);

  const sources = locales.map((locale) => [locale, merge(catalogues, locale)]);
  const count = Object.keys(sources[0][1]).length;
  const stamp = createHash('sha256')
    .update(JSON.stringify([outputVersion, sources]))
    .digest('hex');
  const stampPath = join(root, 'generated/messages/stamp');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return { compiled: false, count };

  mkdirSync(join(root, 'generated/messages/source'), { recursive: true });
  for (const [locale, messages] of sources) {
    writeFileSync(join(root, `generated/messages/source/${locale}.json`), JSON.stringify(messages));
  }
  await compileInto(root, [web, server]);
  await declareMessages(join(root, web.folder));
  lendDeclarations(root);
  for (const { folder } of [web, server]) keepPluralRules(join(root, folder, 'registry.js'));
  writeFileSync(stampPath, stamp);
  return { compiled: true, count };
};

const merge = (catalogues, locale) =>
  Object.assign({}, ...catalogues.filter((catalogue) => catalogue.locale === locale).map(({ messages }) => messages));

/** The catalogues are read once for both: it takes more than half of the work. */
const compileInto = async (root, outputs) => {
  // Loaded late: when nothing changed, a start does not pay for the compiler.
  const [{ compileProject, writeOutput }, { loadProjectFromDirectory }] = await Promise.all([
    import('@inlang/paraglide-js'),
    import('@inlang/sdk'),
  ]);
  const projectPath = join(root, 'project.inlang');
  const project = await loadProjectFromDirectory({ path: projectPath, fs });
  for (const { folder, ...options } of outputs) {
    const compilerOptions = { outdir: join(root, folder), emitReadme: false, emitPrettierIgnore: false, ...options };
    const output = await compileProject({ project, projectPath, compilerOptions });
    await writeOutput({ directory: join(root, folder), output, cleanDirectory: true, fs: fs.promises });
  }
  for (const fault of await project.errors.get()) console.warn(fault);
  await project.close();
};

/** A text is the same function in both, and so are its declarations. */
const lendDeclarations = (root) => {
  writeFileSync(join(root, server.folder, 'messages.d.ts'), `export * from '../web/messages.js';\n`);
  for (const file of ['registry.d.ts', 'runtime.d.ts', 'server.d.ts']) {
    copyFileSync(join(root, web.folder, file), join(root, server.folder, file));
  }
};

const pluralAsCompiled = 'return new Intl.PluralRules(locale, options).select(Number(input))';
const pluralKept = `const key = locale + (options?.type ?? '');
	const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, options);
	pluralRules.set(key, rules);
	return rules.select(Number(input))`;

/**
 * The compiler makes new plural rules at every text with a count; a list of thousands spends its time on that. They are
 * made once a language instead.
 */
const keepPluralRules = (path) => {
  const code = readFileSync(path, 'utf8');
  if (!code.includes(pluralAsCompiled)) throw new Error(`${path} has changed: its plural rules are not where they were.`);
  writeFileSync(path, `const pluralRules = new Map();\n${code.replace(pluralAsCompiled, pluralKept)}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { compiled, count } = await compileMessages();
    console.log(compiled ? `${count} texts compiled in ${locales.length} languages.` : `${count} texts are up to date.`);
  } catch (cause) {
    console.error(cause.message);
    process.exitCode = 1;
  }
}
