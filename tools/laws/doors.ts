import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';

import type { Finding } from './law.ts';
import { filesMatching } from './source-files.ts';

/**
 * What a server door hands on from another file is explained where it is written. The linter sees one file at a time,
 * so it holds only what a door declares itself to this.
 */
export const checkDoors = (root: string): readonly Finding[] =>
  filesMatching(root, ['modules/*/server/public.ts']).flatMap((path) =>
    reExports(parse(root, path)).flatMap(({ name, from }) =>
      isExplained(root, name, join(dirname(path), from)) ? [] : [{ path, message: `${name} has no docstring in ${from}.` }],
    ),
  );

const parse = (root: string, path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);

const reExports = (file: ts.SourceFile): { name: string; from: string }[] =>
  file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return [];
    if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return [];
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    return statement.exportClause.elements.map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, from }));
  });

const isExplained = (root: string, name: string, path: string): boolean => {
  if (!existsSync(join(root, path))) return true;
  const file = parse(root, path);
  const further = reExports(file).find((one) => one.name === name);
  if (further !== undefined) return isExplained(root, name, join(dirname(path), further.from));
  return file.statements.some((statement) => declares(statement, name) && ts.getJSDocCommentsAndTags(statement).length > 0);
};

const declares = (statement: ts.Statement, name: string): boolean => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.some((one) => one.name.getText() === name);
  const named = statement as ts.Statement & { readonly name?: ts.Node };
  return named.name?.getText() === name;
};
