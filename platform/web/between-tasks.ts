import type { Steps } from '../../kit/in-steps.ts';
import { nextTask } from './next-task.ts';

/** Lets whatever else is to be done come between the steps; null once nobody wants the result any more. */
export const betweenTasks = async <Result>(work: Steps<Result>, signal?: AbortSignal): Promise<Result | null> => {
  for (;;) {
    await nextTask();
    if (signal?.aborted) return null;
    const step = work.next();
    if (step.done) return step.value;
  }
};
