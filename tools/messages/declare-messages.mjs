import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the compiler writes besides the texts: few, long and different each time, so that TypeScript itself declares them. */
const programs = ['runtime', 'registry', 'server'];

const typeForm = /^\/\*\* @typedef \{(?<type>.+)\} (?<name>\w+) \*\/$/gm;
const textForm = /^(?<comment>\/\*\*(?:(?!\*\/)[^])*\*\/)\nexport const (?<name>\w+) = \/\*\* @type \{(?<type>.+)\} \*\/ \(/gm;

/**
 * Declares the texts of a folder, which lie in a module each, in one file. Their types stand above them as comments, as the
 * compiler wrote them; to have them worked out again takes longer than all else that is done for the texts.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
export const declareMessages = async (folder) => {
  const texts = join(folder, 'messages');
  const names = readdirSync(texts)
    .filter((name) => name.endsWith('.js') && name !== '_index.js')
    .toSorted();
  const declared = names.map((name) => declareText(name, readFileSync(join(texts, name), 'utf8')));
  writeFileSync(
    join(folder, 'messages.d.ts'),
    [`type LocalizedString = import('./runtime.js').LocalizedString;`, ...declared, `export * as m from './messages.js';`, ''].join('\n'),
  );
  await declarePrograms(folder);
};

/**
 * What the module of one text exports, as a declaration that stands beside the folder of the texts.
 *
 * @param {string} path
 * @param {string} code
 * @returns {string}
 * @throws Error where the module has another form than all of them have
 */
export const declareText = (path, code) => {
  const types = [...code.matchAll(typeForm)].filter(({ groups }) => groups.name !== 'LocalizedString');
  const [text, ...others] = code.matchAll(textForm);
  const isKnown = text !== undefined && others.length === 0 && code.match(/^export /gm).length === 1;
  if (!isKnown) throw new Error(`${path} has another form than the texts had: it cannot be declared.`);
  const { comment, name, type } = text.groups;
  const beside = (words) => words.replaceAll(`import('../`, `import('./`);
  return [
    ...types.map(({ groups }) => `type ${groups.name} = ${beside(groups.type)};`),
    comment,
    `export declare const ${name}: ${beside(type)};`,
  ].join('\n');
};

const declarePrograms = async (folder) => {
  const { default: ts } = await import('typescript');
  const options = {
    allowJs: true,
    declaration: true,
    emitDeclarationOnly: true,
    exactOptionalPropertyTypes: true,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    outDir: folder,
    rootDir: folder,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  ts.createProgram(
    programs.map((name) => join(folder, `${name}.js`)),
    options,
  ).emit();
};
