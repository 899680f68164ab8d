import { lintRule, type LintNode } from './rule.ts';

const impureCalls = ['Date.now', 'Math.random', 'performance.now', 'Temporal.Now'];

/** Rules and kit decide from their arguments: the same answer on a server, in a browser, and a year later. */
export const pureRoom = lintRule('No clock, no random, no waiting, no catching.', (context) => {
  const forbid = (node: LintNode, what: string): void =>
    context.report({ node, message: `${what} has no place in rules or kit: pass the fact in as an argument.` });
  return {
    MemberExpression(node) {
      const text = context.sourceCode.getText(node);
      if (impureCalls.some((call) => text === call)) forbid(node, text);
    },
    Identifier(node) {
      if (node.name === 'crypto') forbid(node, 'crypto');
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        forbid(node, 'new Date() without a time');
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') forbid(node, 'Date()');
    },
    AwaitExpression(node) {
      forbid(node, 'await');
    },
    TryStatement(node) {
      forbid(node, 'try');
    },
  };
});
