import { useQuery } from '@tanstack/react-query';

import { useAccountsClient } from '../accounts-client.ts';

/** Whether a second factor is asked of this person, and offered to them; asked anew whenever it is shown. */
export const useSecondFactorState = () => {
  const client = useAccountsClient();
  return useQuery({ queryKey: ['accounts', 'second-factor'], queryFn: () => client.secondFactorState({}), staleTime: 0 });
};
