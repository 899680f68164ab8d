import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import type { Finding } from './law.ts';
import { filesMatching } from './source-files.ts';

const locales = ['en', 'am'];

/** Where refusals are declared, and the catalogue and prefix of their messages. */
type Place = { readonly path: string; readonly catalogue: string; readonly prefix: string };

/** Every code that a contract may refuse with has a message in every language; a person never reads a code. */
export const checkRefusalMessages = (root: string): readonly Finding[] =>
  places(root).flatMap(({ path, catalogue, prefix }) => {
    const codes = refusalCodes(readFileSync(join(root, path), 'utf8'));
    if (codes.length === 0) return [{ path, message: 'No code could be read here: spell them out in `defineRefusals({ CODE: … })`.' }];
    return locales.flatMap((locale) => {
      const texts = readCatalogue(root, `${catalogue}/${locale}.json`);
      return codes
        .map((code) => `${prefix}_refusal_${code.toLowerCase()}`)
        .filter((key) => texts[key] === undefined)
        .map((key) => ({ path, message: `${catalogue}/${locale}.json has no "${key}".` }));
    });
  });

const places = (root: string): Place[] => [
  ...filesMatching(root, ['platform/contract/refusals.ts']).map((path) => ({ path, catalogue: 'apps/web/messages', prefix: 'app' })),
  ...filesMatching(root, ['modules/*/contract/refusals.ts']).map((path) => {
    const name = path.split('/')[1] ?? '';
    return { path, catalogue: `modules/${name}/messages`, prefix: name };
  }),
];

const refusalCodes = (text: string): string[] => {
  const codes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineRefusals') {
      const [specs] = node.arguments;
      if (specs !== undefined && ts.isObjectLiteralExpression(specs)) {
        codes.push(...specs.properties.flatMap(({ name }) => (name === undefined ? [] : [name.getText().replaceAll(/['"]/g, '')])));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('refusals.ts', text, ts.ScriptTarget.Latest, true));
  return codes;
};

const readCatalogue = (root: string, path: string): Record<string, unknown> =>
  existsSync(join(root, path)) ? (JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>) : {};
