import type { BrowserContext } from '@playwright/test';

/** What a browser must never do, whatever journey is made: each as a line. */
export type Faults = readonly string[];

/**
 * A refused call, a stopped server and a stranger that answers in its place are noted by the browser itself; they are part of journeys. An object without a word
 * is how the router notes that fetching ahead was overtaken; an error of ours has a stack.
 */
const expected =
  /^Failed to load resource|net::ERR_CONNECTION_REFUSED|^An unknown error occurred when fetching the script|^EventSource's response has|^\{\}$/;

/** Writes down every call to another origin, every violation of the content policy, and every error of the app. */
export const watch = async (context: BrowserContext, url: string): Promise<Faults> => {
  const faults: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== url) faults.push(`asked another origin: ${request.url()}`);
  });
  context.on('weberror', (error) => faults.push(`threw: ${String(error.error())} ${error.error().stack}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) faults.push(`wrote an error: ${message.text()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`));
  });
  return faults;
};
