import { readCatalogues } from '../messages/read-catalogues.mjs';
import { lintRule, type LintNode } from './rule.ts';

/** The key of `m.some_key(…)`, or undefined for anything else. */
const keyOf = (node: LintNode | null): string | undefined => {
  const call = node?.type === 'JSXExpressionContainer' ? node.expression : node;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = call.callee;
  return object.type === 'Identifier' && object.name === 'm' && property.type === 'Identifier' ? property.name : undefined;
};

type Texts = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Read once for all files of a run. */
const read = new Map<string, Texts>();

/** All texts of a tree, by language. */
const textsOf = (root: string): Texts => {
  const known = read.get(root);
  if (known) return known;
  const byLocale = Map.groupBy(readCatalogues(root), ({ locale }) => locale);
  const texts = new Map([...byLocale].map(([locale, ones]) => [locale, Object.assign({}, ...ones.map(({ messages }) => messages))]));
  read.set(root, texts);
  return texts;
};

const lowerText = (text: unknown): string => (typeof text === 'string' ? text.toLowerCase() : '');

/**
 * Whoever speaks to a device says what they see: a name that says it otherwise is not found by it.
 *
 * @source WCAG 2.2, success criterion 2.5.3, Label in Name (level A); read in November 2026
 */
export const labelInName = lintRule('A spoken name holds what is seen.', (context) => {
  const texts = textsOf(context.cwd);
  return {
    JSXElement(node) {
      const label = node.openingElement.attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === 'aria-label');
      const name = keyOf(label?.type === 'JSXAttribute' ? label.value : null);
      const [seen, ...others] = node.children.map(keyOf).filter((key) => key !== undefined);
      if (name === undefined || seen === undefined || others.length > 0) return;
      for (const messages of texts.values()) {
        const [spoken, shown] = [lowerText(messages[name]), lowerText(messages[seen])];
        if (spoken !== '' && !spoken.includes(shown))
          context.report({
            node,
            message: `The name "${spoken}" does not hold "${shown}", which is seen: whoever says that is not heard.`,
          });
      }
    },
  };
});
