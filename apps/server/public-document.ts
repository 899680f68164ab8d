import type { AnyContractProcedure } from '@orpc/contract';
import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

import type { ProcedureMeta } from '../../platform/contract/procedure.ts';
import { apiPrefix } from '../../platform/server/rpc/rpc-handlers.ts';
import { callsPerMinute } from '../../modules/restaurants/rules/api-key.ts';
import { scopeOfProcedure, type ApiScope } from '../../modules/restaurants/rules/api-scopes.ts';
import { contract } from './router.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

const introduction = `What other programs may do in a restaurant, each by a key that its account holder made for it.

Send the key as \`Authorization: Bearer maed_…\`. Every operation names the scope that it takes as \`x-maed-scope\`; a key for
\`stock:write\` may look at stock too. A key does no more than whoever made it may.

A write carries a UUIDv7 as \`commandId\`: repeating one is safe, and answered as it was the first time. A refusal is answered
with its \`code\` and the facts that belong to it in \`data\`. A key may make ${callsPerMinute} calls in a minute; over them the answer is
429 \`RATE_LIMITED\`, with \`Retry-After\`.`;

/** The scope by which a key reaches what a contract declares; null where none does. */
export const scopeOfContract = (path: readonly string[], meta: Partial<ProcedureMeta>): ApiScope | null =>
  meta.scope === 'restaurant' && meta.capability !== undefined
    ? scopeOfProcedure(path.join('.'), meta.capability, meta.command ? 'write' : 'read')
    : null;

const metaOf = (one: AnyContractProcedure): Partial<ProcedureMeta> => one['~orpc'].meta;

/** What every operation answers before its own refusals. */
const beforehand: OpenAPI.ResponsesObject = {
  '429': { description: `RATE_LIMITED: more than ${callsPerMinute} calls in a minute. Wait as many seconds as \`Retry-After\` says.` },
};

const withScope = (operation: OpenAPI.OperationObject, scope: ApiScope): OpenAPI.OperationObject =>
  ({
    ...operation,
    description: `Takes a key for \`${scope}\`.`,
    responses: { ...beforehand, ...operation.responses },
    'x-maed-scope': scope,
  }) as OpenAPI.OperationObject;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Says beside each operation which scope it takes; the document names it by the procedure's path. */
const withScopes = (document: OpenAPI.Document, scopes: ReadonlyMap<string, ApiScope>): OpenAPI.Document => {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const operations = methods.flatMap((method) => {
      const operation = item?.[method];
      const scope = scopes.get(operation?.operationId ?? '');
      return operation && scope ? [[method, withScope(operation, scope)] as const] : [];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
};

const make = async (): Promise<OpenAPI.Document> => {
  const scopes = new Map<string, ApiScope>();
  const document = await generator.generate(contract, {
    info: { title: 'Maed', version: '1', description: introduction },
    servers: [{ url: apiPrefix }],
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'maed_<restaurant>_<secret>' } } },
    filter: ({ contract: one, path }) => {
      const scope = scopeOfContract(path, metaOf(one as AnyContractProcedure));
      if (scope !== null) scopes.set(path.join('.'), scope);
      return scope !== null;
    },
  });
  return withScopes(document, scopes);
};

let made: Promise<OpenAPI.Document> | undefined;

/** The description of what keys reach, as an OpenAPI document; it is the same for everybody, so it is made once. */
export const publicDocument = (): Promise<OpenAPI.Document> => (made ??= make());
