import { lintRule } from './rule.ts';

/** `export *` hides what a file offers: nobody can read a door that names nothing. */
export const noExportAll = lintRule('Exports are named one by one.', (context) => ({
  ExportAllDeclaration(node) {
    context.report({ node, message: 'Name what is exported; `export *` opens a door without saying to whom.' });
  },
}));
