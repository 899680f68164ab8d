import type { ProcedureMeta } from '../../../platform/contract/procedure.ts';
import { contract } from '../router.ts';

/** One procedure of the contract, as a generated test needs to know it. */
export type ListedProcedure = {
  /** As a client names it: `inventory.listItems`. */
  readonly path: string;
  readonly meta: Partial<ProcedureMeta>;
  /** How the plain HTTP API names it: `GET /restaurants/{restaurantId}/inventory/items`. */
  readonly route: { readonly method: string; readonly path: string };
  /** Whether an input fits the procedure's schema. */
  readonly accepts: (input: unknown) => Promise<boolean>;
};

type Schema = { readonly '~standard': { readonly validate: (input: unknown) => unknown } };
type Definition = {
  readonly meta: Partial<ProcedureMeta>;
  readonly route: { readonly method?: string; readonly path?: string };
  readonly inputSchema?: Schema;
};

const definitionOf = (node: object): Definition | null => ('~orpc' in node ? (node['~orpc'] as Definition) : null);

const list = (node: object, path: readonly string[]): ListedProcedure[] => {
  const definition = definitionOf(node);
  if (!definition) return Object.entries(node).flatMap(([name, inner]) => list(inner as object, [...path, name]));
  const { meta, route, inputSchema } = definition;
  return [
    {
      path: path.join('.'),
      meta,
      route: { method: route.method ?? '', path: route.path ?? '' },
      accepts: async (input) => {
        const answer = (await inputSchema?.['~standard'].validate(input)) as { readonly issues?: unknown } | undefined;
        return answer?.issues === undefined;
      },
    },
  ];
};

/** Every procedure of the contract, whatever module it belongs to. */
export const listedProcedures: readonly ListedProcedure[] = list(contract, []);
