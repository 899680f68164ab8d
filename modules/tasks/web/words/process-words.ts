import { m } from '../../../../generated/messages/web/messages.js';
import type { ProcessFault, ProcessKind, ProcessTarget } from '../../rules/process-standing.ts';

type Word = () => string;

const kinds: Readonly<Record<ProcessKind, Word>> = {
  COOK: m.tasks_process_cook,
  COOL: m.tasks_process_cool,
  REHEAT: m.tasks_process_reheat,
  HOT_HOLD: m.tasks_process_hot_hold,
  DEFROST: m.tasks_process_defrost,
};

/** What is done with food. */
export const processWord = (kind: ProcessKind): string => kinds[kind]();

/** Why it failed. */
export const faultWord = (why: ProcessFault): string => (why === 'TIME' ? m.tasks_process_late() : m.tasks_failed());

/** What food is to reach. */
export const targetText = ({ side, degrees }: ProcessTarget): string =>
  side === 'MIN' ? m.tasks_limit_min({ min: `${degrees} °C` }) : m.tasks_limit_max({ max: `${degrees} °C` });
