import { lintRule, pathFromRoot } from './rule.ts';

const drawers = ['common', 'helper', 'helpers', 'manager', 'misc', 'service', 'util', 'utils', 'index'];

/** A file named after a drawer collects whatever has no place, until nobody finds anything in it. */
export const noDrawerName = lintRule('A file is named after what it holds.', (context) => ({
  Program(node) {
    const segments = pathFromRoot(context).split('/');
    const names = segments.map((segment) => segment.replace(/\..*$/, ''));
    const drawer = names.find((name) => drawers.some((word) => name === word || name.endsWith(`-${word}`)));
    if (drawer !== undefined) context.report({ node, message: `"${drawer}" names a drawer; name the file after its one main export.` });
  },
}));
