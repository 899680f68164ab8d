// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { StaffClient, StaffInputs, StaffOutputs } from './staff-client.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const staffSenders = (client: StaffClient) => ({
  'staff.clock@1': (input: unknown) => client.clock(input as StaffInputs['clock']),
});

/** Puts what was said into the kept answer before it leaves the outbox, so that it is on the screen throughout. */
export const settleClock = (queries: QueryClient, { input: { restaurantId } }: OutboxEntry, answer: unknown): void => {
  const { mark } = answer as StaffOutputs['clock'];
  queries.setQueryData<StaffOutputs['readClock']>(
    ['staff', restaurantId, 'clock'],
    (known) => known && { ...known, marks: [...known.marks.filter(({ id }) => id !== mark.id), mark] },
  );
};
