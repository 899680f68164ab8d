import { lintRule } from './rule.ts';

const known = ['unit', 'invariant', 'refuses', 'throws', 'source', 'offline', 'param', 'returns'];

/** Few tags, each with one meaning: a reader who knows these eight can read every docstring. */
export const knownDocTags = lintRule('Docstrings use the tags of CONTRIBUTING.md.', (context) => ({
  Program() {
    for (const comment of context.sourceCode.getAllComments()) {
      if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
      for (const [, tag = ''] of comment.value.matchAll(/^\s*\*?\s*@([\w-]+)/gm)) {
        if (!known.includes(tag)) context.report({ loc: comment.loc, message: `@${tag} is not one of ours: ${known.join(', ')}.` });
      }
    }
  },
}));
