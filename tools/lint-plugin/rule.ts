import type { RuleTester } from 'oxlint/plugins-dev';

// The linter exports its tester but not the types around it, so they are read off the tester.
type ForeignRule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;

/** What a rule may ask about the file that it looks at. */
export type RuleContext = Parameters<ForeignRule['create']>[0];

/** The nodes that a rule listens to, by their ESTree name. */
export type RuleVisitor = ReturnType<ForeignRule['create']>;

/** Any node of the tree, narrowed by its `type`. */
export type LintNode = Parameters<NonNullable<RuleVisitor['Program']>>[0]['body'][number]['parent'];

/** A rule of ours, in the shape that the linter loads. */
export interface LintRule {
  readonly meta: { readonly type: 'problem'; readonly docs: { readonly description: string } };
  readonly create: (context: RuleContext) => RuleVisitor;
}

/** A rule without options: where a law holds is said by path, in `.oxlintrc.json`. */
export const lintRule = (description: string, create: (context: RuleContext) => RuleVisitor): LintRule => ({
  meta: { type: 'problem', docs: { description } },
  create,
});

/** Path of the file from the root of the tree, with forward slashes, whatever the machine. */
export const pathFromRoot = ({ filename, cwd }: RuleContext): string => filename.slice(cwd.length + 1).replaceAll('\\', '/');
