import { checksContract } from './checks.contract.ts';
import { equipmentContract } from './equipment.contract.ts';
import { incidentsContract } from './incidents.contract.ts';
import { processesContract } from './processes.contract.ts';
import { templatesContract } from './templates.contract.ts';
import { todoContract } from './todo.contract.ts';

/** Everything that may be said about what is to be done and written down. */
export const tasksContract = {
  ...checksContract,
  ...templatesContract,
  ...todoContract,
  ...equipmentContract,
  ...processesContract,
  ...incidentsContract,
};
