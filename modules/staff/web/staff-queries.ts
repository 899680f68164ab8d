import { queryOptions } from '@tanstack/react-query';

import type { StaffWorld } from './staff-client.ts';

/** Who works here, and the kinds of work. */
export const staffQuery = ({ client, restaurantId }: StaffWorld) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'people'], queryFn: () => client.readStaff({ restaurantId }) });
