import type { Rule } from './labour-rule.ts';
import type { Finding } from './planned-shift.ts';

type Found = Pick<Finding, 'shiftIds'> & Partial<Pick<Finding, 'measured' | 'allowed' | 'topic' | 'asked'>>;

/** What was found, with what its rule says of itself. */
export const findingOf = ({ id, kind, level, mayOverride, source, isConfirmed }: Rule, found: Found): Finding => ({
  ruleId: id,
  kind,
  level,
  mayOverride,
  source,
  isConfirmed,
  measured: null,
  allowed: null,
  topic: null,
  asked: null,
  ...found,
});
