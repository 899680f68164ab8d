import type { Figure } from '../harness/figure.ts';
import { measureDisplays } from './displays.ts';
import { measureForecasting } from './forecasting.ts';
import { measureMatching } from './matching.ts';
import { measurePapers } from './papers.ts';
import { measureQuestions } from './questions.ts';

/** Measures one thing that the assistant does; the folder of public data is told, where there is one. */
type Part = (data: string | undefined) => Promise<readonly Figure[]>;

/** What `npm run bench -- assistant` prints, in this order. */
export const parts: readonly Part[] = [measureQuestions, measureMatching, measurePapers, measureDisplays, measureForecasting];
