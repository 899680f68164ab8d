import { queryAs } from '../../../db/testing/query-as.ts';
import type { TestDatabase } from '../../../db/testing/test-database.ts';
import { rpcPrefix } from '../../../platform/server/rpc/rpc-handlers.ts';
import { baseUrl, type TestApp } from './test-app.ts';

/** One call as a browser makes it: what it sends beside the body, and what comes back. */
export type Called = { readonly status: number; readonly json: unknown; readonly cookie: string; readonly setCookies: readonly string[] };

/** A caller with cookies of its own, as one browser has them. */
export type Caller = (path: string, input: object, headers?: Readonly<Record<string, string>>) => Promise<Called>;

/** Calls the app over its wire format, without anybody vouching for the caller. */
export const callerOf =
  (app: TestApp): Caller =>
  async (path, input, headers = {}) => {
    const request = new Request(`${baseUrl}${rpcPrefix}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ json: input }),
    });
    const response = await app.answer(request, null);
    const setCookies = response.headers.getSetCookie();
    const { json } = (await response.json()) as { json: unknown };
    return { status: response.status, json, setCookies, cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; ') };
  };

/** The links of the letters that wait for somebody, the newest first. */
export const lettersTo = async (database: TestDatabase, to: string): Promise<readonly string[]> => {
  const rows = await queryAs<{ path: string }>(
    database.superuser,
    `select facts->>'path' as path from mail.letter where recipient = $1 order by id desc`,
    [to],
  );
  return rows.map(({ path }) => path);
};

/** What a link carries under a name. */
export const carriedBy = (path: string, name: string): string => new URL(path, baseUrl).searchParams.get(name) ?? '';
