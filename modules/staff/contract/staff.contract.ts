import { peopleContract } from './people.contract.ts';
import { rotaContract } from './rota.contract.ts';

/** Everything that may be said about who works when. */
export const staffContract = { ...peopleContract, ...rotaContract };
