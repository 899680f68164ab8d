import type { Context } from 'hono';

const timeoutMs = 10_000;

/**
 * Hands on what the app asks of a website that stands elsewhere: the same address, the body, and the bearer of whoever
 * asks. Of their cookies and their address it learns nothing, and the browser speaks to no stranger.
 *
 * @throws where the website does not answer
 */
export const forwardToWebsite = async (websiteUrl: string, context: Context): Promise<Response> => {
  const { pathname, search } = new URL(context.req.url);
  const response = await fetch(`${websiteUrl}${pathname}${search}`, {
    method: context.req.method,
    headers: { authorization: context.req.header('authorization') ?? '', 'content-type': 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(context.req.method === 'POST' && { body: await context.req.text() }),
  });
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(await response.text(), { status: response.status, headers });
};
