import { lintRule } from './rule.ts';

const suites = new Set(['test', 'it', 'describe', 'suite']);
const excuses = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'fails', 'fail']);
const sleeps = new Set(['setTimeout', 'waitForTimeout']);

/** A test that is skipped guards nothing, and one that sleeps fails on a slow day and hides a race on a fast one. */
export const honestTest = lintRule('Tests run, and wait for facts.', (context) => ({
  MemberExpression(node) {
    const { property } = node;
    if (property.type !== 'Identifier' || !excuses.has(property.name)) return;
    const root = context.sourceCode.getText(node).split('.')[0] ?? '';
    if (suites.has(root)) context.report({ node, message: `.${property.name} switches a guarantee off; make it true or delete it.` });
  },
  CallExpression(node) {
    const { callee } = node;
    const called = callee.type === 'MemberExpression' ? callee.property : callee;
    if (called.type === 'Identifier' && sleeps.has(called.name)) {
      context.report({ node, message: 'Wait for a fact (an event, an element, a row), never for time.' });
    }
  },
  ImportDeclaration(node) {
    if (/^(node:)?timers\/promises$/.test(node.source.value)) {
      context.report({ node, message: 'Wait for a fact (an event, an element, a row), never for time.' });
    }
  },
}));
