import { takeOverWord, visitPath } from './worker-words.ts';

/** @unit milliseconds; a worker that takes over needs a tenth of it */
const visitMs = 1_000;

/**
 * Chromium gives up a change of workers when a page fetches something in the very moment of it, and does not try again for
 * minutes; telling it once more changes nothing. A page that comes and goes makes it try (seen with Chromium 156).
 */
const visit = (): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = visitPath;
  frame.addEventListener('load', () => frame.remove());
  document.body.append(frame);
};

/** Tells a waiting worker to take over, and sees to it that it does. */
export const takeOver = (waiting: ServiceWorker): void => {
  waiting.postMessage(takeOverWord);
  const visiting = setInterval(() => {
    if (waiting.state === 'installed') visit();
    else clearInterval(visiting);
  }, visitMs);
};
