import { lintRule, type RuleVisitor } from './rule.ts';

type FunctionNode = Parameters<NonNullable<RuleVisitor['FunctionDeclaration' | 'ArrowFunctionExpression']>>[0];
type Parameter = FunctionNode['params'][number];

/** Whose data a query sees is decided by its transaction, so a function can't run without one or hide where it comes from. */
export const txFirst = lintRule('Tx is the first, required argument.', (context) => {
  const check = ({ params }: FunctionNode): void => {
    params.forEach((parameter, index) => {
      const { target, isDefaulted } = unwrap(parameter);
      if (!isTx(target)) return;
      const isOptional = isDefaulted || ('optional' in target && target.optional === true);
      if (index > 0 || isOptional) context.report({ node: parameter, message: '`Tx` is the first argument, and never optional.' });
    });
  };
  return {
    FunctionDeclaration(node) {
      check(node);
    },
    ArrowFunctionExpression(node) {
      check(node);
    },
  };
});

const unwrap = (parameter: Parameter): { target: Parameter; isDefaulted: boolean } =>
  parameter.type === 'AssignmentPattern' ? { target: parameter.left, isDefaulted: true } : { target: parameter, isDefaulted: false };

const isTx = (target: Parameter): boolean => {
  if (!('typeAnnotation' in target)) return false;
  const type = target.typeAnnotation?.typeAnnotation;
  const options = type?.type === 'TSUnionType' ? type.types : [type];
  return options.some((one) => one?.type === 'TSTypeReference' && one.typeName.type === 'Identifier' && one.typeName.name === 'Tx');
};
