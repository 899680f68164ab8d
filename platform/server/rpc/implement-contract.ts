import type { AnyContractRouter } from '@orpc/contract';
import { implement } from '@orpc/server';

import type { RequestContext } from './request-context.ts';

/** What we just read needs no second look where it costs; everywhere else a wrong answer fails before it leaves. */
const options = process.env['NODE_ENV'] === 'production' ? { initialOutputValidationIndex: Number.NaN } : {};

/** Begins a router on its contract: the schema looks at the input, then the scope of each procedure lets the caller in. */
export const implementContract = <Contract extends AnyContractRouter>(contract: Contract) =>
  implement(contract, options).$context<RequestContext>();
