import { superuserOf } from '../../apps/server/testing/real-server.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import type { MaedServer } from './maed-server.ts';

/** Asks the server for a run of one of its jobs, as its clock does every few minutes. */
export const askForJob = async ({ dataFolder }: MaedServer, name: string): Promise<void> => {
  await queryAs(superuserOf(dataFolder), 'select graphile_worker.add_job($1)', [name]);
};
