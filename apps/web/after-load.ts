import { queryTimes } from '../../platform/web/query-times.ts';

/** Does what the first screen need not wait for, some seconds after the page has loaded, be that to come or over. */
export const afterLoad = (work: () => void): void => {
  const wait = () => setTimeout(work, queryTimes.serviceWorkerRegistrationDelayMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
