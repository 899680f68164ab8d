import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { personDataContract } from '../contract/person-data.contract.ts';
import { personGuard } from './guard.ts';
import { listOwnTables, ownRows } from './own-rows.ts';

/** The procedures of `personDataContract`. */
export const personDataRouter = () => {
  const os = implementContract(personDataContract);
  return {
    listOwnTables: os.listOwnTables.use(personGuard).handler(({ context: { tx } }) => listOwnTables(tx)),
    ownRows: os.ownRows.use(personGuard).handler(({ context: { tx }, input }) => ownRows(tx, input)),
  };
};
