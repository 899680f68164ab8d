import { readFileSync } from 'node:fs';

import { grade, readGraded, summary } from '../../modules/assistant/rules/language/graded/grade.ts';
import type { Figure } from '../harness/figure.ts';

const folder = new URL('../../modules/assistant/rules/language/graded/', import.meta.url);

const sets = [
  ['by whoever wrote the grammar', 'own.tsv'],
  ['by somebody who had not seen it, learned from since', 'others.tsv'],
  ['by somebody else who had not seen it, not learned from', 'unseen.tsv'],
] as const;

/** Questions read without a model: how many are answered, told to be beyond it, or taken for another one, which is worst. */
export const measureQuestions = async (): Promise<readonly Figure[]> =>
  sets.map(([whose, file]) => {
    const { all, right, cannotTell, wrong } = summary(readGraded(readFileSync(new URL(file, folder), 'utf8')).map(grade));
    return {
      id: 'ASSISTANT',
      what: `questions, ${whose}`,
      figure: `${right} of ${all} right, ${cannotTell} not told, ${wrong} wrong`,
      target: '',
      isMet: null,
    };
  });
