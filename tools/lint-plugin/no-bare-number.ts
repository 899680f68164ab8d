import { lintRule, type LintNode } from './rule.ts';

const units =
  /(Ms|Seconds|Minutes|Hours|Days|Weeks|Months|Years|Bytes|Bps|Percent|Ratio|Px|Minor|Millionths|Grams|Millilitres|Max|Min|Length|Count|Index|Number|Version|Digits|Places|Position|Rank|Year|Month|Day|Hour|Minute|Second)$/;
const counters =
  /^(count|index|line|row|column|page|limit|offset|sequence|version|position|rank|length|size|ms|seconds|minutes|hours|days|weeks|months|years|bytes|year|month|day|hour|minute|second|digits)$/;
const numberSchema = /^z\.(optional|nullable|nullish|readonly)?\(?(z\.)?(number|int|int32|uint32|float32|float64)\(/;

/** A number says what it counts, in its name or after `@unit`; a gram in a field of minutes is a wrong order of food. */
export const noBareNumber = lintRule('Numbers in rules and contracts carry their unit.', (context) => {
  const { sourceCode } = context;
  const isNamed = (name: string): boolean => units.test(name) || counters.test(name);
  const hasUnit = (node: LintNode | null): boolean =>
    node !== null && sourceCode.getCommentsBefore(node).some(({ value }) => /@unit\s+\S/.test(value));
  const check = (node: LintNode, key: LintNode): void => {
    const name = sourceCode.getText(key).replace(/['"]/g, '');
    if (isNamed(name) || hasUnit(node) || hasUnit(exportAround(node))) return;
    context.report({ node, message: `What does "${name}" count? End its name with the unit, or say @unit in its docstring.` });
  };
  return {
    TSPropertySignature(node) {
      const type = node.typeAnnotation?.typeAnnotation;
      const options = type?.type === 'TSUnionType' ? type.types : [type];
      if (options.some((one) => one?.type === 'TSNumberKeyword') && exportAround(node) !== null) check(node, node.key);
    },
    Property(node) {
      if (numberSchema.test(sourceCode.getText(node.value)) && exportAround(node) !== null) check(node, node.key);
    },
  };
});

/** The export that a node stands in, or null for what stays inside the file. */
const exportAround = (node: LintNode): LintNode | null => {
  for (let around: LintNode | null = node; around !== null; around = around.parent) {
    if (around.type === 'ExportNamedDeclaration') return around;
  }
  return null;
};
