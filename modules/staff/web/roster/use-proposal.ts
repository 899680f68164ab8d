import { queryOptions, useQuery } from '@tanstack/react-query';

import { useStaffWorld, type StaffWorld } from '../staff-client.ts';

/** How often a running search is asked after, in case nothing is heard of it. @unit milliseconds */
const askMs = 3000;

const proposalQuery = ({ client, restaurantId }: StaffWorld, from: string) =>
  queryOptions({
    queryKey: ['staff', restaurantId, 'proposal', from],
    queryFn: () => client.readProposal({ restaurantId, from }),
    refetchInterval: ({ state }) => (state.data?.proposal?.state === 'RUNNING' ? askMs : false),
  });

/** The last rota that was filled for a week, and how far it is. */
export const useProposal = (monday: string) => useQuery(proposalQuery(useStaffWorld(), monday));
