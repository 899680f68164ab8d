import { lintRule } from './rule.ts';

/**
 * A docstring that starts small and ends nowhere was a note to oneself. Only the text before the first tag is held to
 * it: the ready-made rule also reads tags, and takes a line that begins with a name such as PostgreSQL for a new sentence.
 */
export const docSentence = lintRule('Docstrings are sentences.', (context) => ({
  Program() {
    for (const comment of context.sourceCode.getAllComments()) {
      if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
      const text = describedIn(comment.value);
      if (text === '') {
        // On a field the unit alone can be all there is to say; an export is more than its unit.
        const isExport = /^\s*export\b/.test(context.sourceCode.text.slice(comment.end));
        if (isExport) context.report({ loc: comment.loc, message: 'Say first what the name does not, then use tags.' });
      } else if (/^\p{Ll}/u.test(text) || !/[.?!]\)?$/.test(text)) {
        context.report({ loc: comment.loc, message: 'Write sentences, from a capital to a full stop.' });
      }
    }
  },
}));

const describedIn = (comment: string): string =>
  (
    comment
      .replace(/^\*/, '')
      .replace(/^[ \t]*\*[ \t]?/gm, '')
      .split(/^\s*@/m)[0] ?? ''
  ).trim();
