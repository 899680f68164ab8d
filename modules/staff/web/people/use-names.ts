import { useMemo } from 'react';

import type { StaffOutputs } from '../staff-client.ts';

/** Everybody by id: who works here, and who has left and still stands in weeks that are over. */
export const useNames = (staff: StaffOutputs['readStaff'] | undefined): ReadonlyMap<string, string> =>
  useMemo(() => new Map([...(staff?.left ?? []), ...(staff?.people ?? [])].map(({ userId, name }) => [userId, name])), [staff]);
