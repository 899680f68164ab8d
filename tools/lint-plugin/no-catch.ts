import { lintRule } from './rule.ts';

/** A fault that is caught on its way turns into a wrong answer; it travels to the one translator instead. */
export const noCatch = lintRule('Errors are caught at the edges only.', (context) => ({
  CatchClause(node) {
    context.report({ node, message: 'Let the fault travel: only platform, adapters, apps and tools catch.' });
  },
  CallExpression(node) {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.property.name !== 'catch') return;
    // `z.catch(schema, fallback)` is a schema of zod/mini, not a promise.
    if (callee.object.type === 'Identifier' && callee.object.name === 'z') return;
    context.report({ node, message: 'Let the fault travel: only platform, adapters, apps and tools catch.' });
  },
}));
