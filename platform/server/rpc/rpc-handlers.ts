import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { AnyProcedure, AnyRouter } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';

import { readQuery } from './query-values.ts';
import { refusal } from './refuse.ts';
import type { RequestContext } from './request-context.ts';
import { translateError } from './translate-error.ts';
import { unusableInput } from './unusable-input.ts';

/** Where the browser's client calls. */
export const rpcPrefix = '/rpc';
/** Where the same procedures answer as a plain HTTP API. */
export const apiPrefix = '/api/v1';

/** Answers a request to one of the two doors; null where it names no procedure. */
export type Answer = (request: Request, context: RequestContext) => Promise<Response | null>;

type Call = { readonly context: RequestContext; readonly input: unknown; readonly next: () => Promise<unknown> };

/** Nothing comes in at either door that no procedure could mean, and every error passes the one translator on its way out. */
const translated = async ({ context, input, next }: Call): Promise<unknown> => {
  try {
    const path = unusableInput(input);
    if (path !== null) throw refusal('INPUT_INVALID', { issues: [{ path, code: 'invalid_format' }] });
    return await next();
  } catch (thrown) {
    throw translateError(thrown, context.log);
  }
};

type ApiCall = Omit<Call, 'next'> & {
  readonly procedure: AnyProcedure;
  readonly next: (options: object) => Promise<unknown>;
};

/** An address holds text alone; what is a number or a truth by the schema becomes one before it is looked at. */
const readAddress = (call: ApiCall): Promise<unknown> => {
  const { route, inputSchema } = call.procedure['~orpc'];
  if (route.method !== 'GET' || !inputSchema) return call.next(call);
  return call.next({ ...call, input: readQuery(inputSchema, call.input) });
};

/** Serves a router at both doors. */
export const createRpcHandlers = (router: AnyRouter): { readonly rpc: Answer; readonly api: Answer } => {
  const options = { clientInterceptors: [translated] };
  const rpcHandler = new RPCHandler<RequestContext>(router as never, options as never);
  const apiHandler = new OpenAPIHandler<RequestContext>(router as never, { clientInterceptors: [translated, readAddress] } as never);
  const answer = async (
    handler: { handle: (request: Request, options: never) => Promise<{ response?: Response | undefined }> },
    prefix: string,
    call: { request: Request; context: RequestContext },
  ): Promise<Response | null> => {
    const { response } = await handler.handle(call.request, { prefix, context: call.context } as never);
    if (!response) return null;
    for (const cookie of call.context.responseHeaders.getSetCookie()) response.headers.append('set-cookie', cookie);
    return response;
  };
  return {
    rpc: (request, context) => answer(rpcHandler, rpcPrefix, { request, context }),
    api: (request, context) => answer(apiHandler, apiPrefix, { request, context }),
  };
};
