// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { StaffClient, StaffInputs, StaffOutputs } from './staff-client.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const staffSenders = (client: StaffClient) => ({
  'staff.clock@1': (input: unknown) => client.clock(input as StaffInputs['clock']),
  'staff.set-clock-photo@1': (input: unknown) => client.setClockPhoto(input as StaffInputs['setClockPhoto']),
  'staff.hand-over@1': (input: unknown) => client.handOver(input as StaffInputs['handOver']),
  'staff.confirm-read@1': (input: unknown) => client.confirmRead(input as StaffInputs['confirmRead']),
});

/** Puts what was said into the kept answer before it leaves the outbox, so that it is on the screen throughout. */
export const settleStaffAnswer = (queries: QueryClient, { name, input: { restaurantId } }: OutboxEntry, answer: unknown): void => {
  if (name === 'staff.set-clock-photo@1') return;
  if (name !== 'staff.clock@1') return void queries.invalidateQueries({ queryKey: ['staff', restaurantId, 'announcements'] });
  const { mark } = answer as StaffOutputs['clock'];
  queries.setQueryData<StaffOutputs['readClock']>(
    ['staff', restaurantId, 'clock'],
    (known) => known && { ...known, marks: [...known.marks.filter(({ id }) => id !== mark.id), mark] },
  );
};
