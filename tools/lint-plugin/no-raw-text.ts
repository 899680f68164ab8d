import { lintRule, type LintNode } from './rule.ts';

const spoken = new Set(['title', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext', 'alt', 'label']);
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** What a person reads comes from the catalogues, or it exists in one language only. */
export const noRawText = lintRule('Texts for people are messages.', (context) => {
  const literalText = (node: LintNode): string => {
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
    if (node.type === 'TemplateLiteral') return context.sourceCode.getText(node).replace(/\$\{[^}]*\}/g, '');
    return '';
  };
  const check = (node: LintNode, text: string): void => {
    if (hasLetters(text))
      context.report({ node, message: `"${text.trim()}" is a text for people: put it into messages/ in every language.` });
  };
  return {
    JSXText(node) {
      check(node, node.value);
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (!spoken.has(name) || node.value === null) return;
      check(node, literalText(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value));
    },
    JSXExpressionContainer(node) {
      if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') check(node, literalText(node.expression));
    },
  };
});
