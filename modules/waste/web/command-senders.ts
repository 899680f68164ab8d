// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { EntriesSearch } from './entries/entries-search.ts';
import { type EntryPages, withAnswered } from './entries/settle-entries.ts';
import type { WasteClient, WasteInputs, WasteOutputs } from './waste-client.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const wasteSenders = (client: WasteClient) => ({
  'waste.log-entry@1': (input: unknown) => client.logEntry(input as WasteInputs['logEntry']),
  'waste.void-entry@1': (input: unknown) => client.voidEntry(input as WasteInputs['voidEntry']),
  'waste.set-photo@1': (input: unknown) => client.setPhoto(input as WasteInputs['setPhoto']),
  'waste.review-entries@1': (input: unknown) => client.reviewEntries(input as WasteInputs['reviewEntries']),
});

/** What an answer says about the ledger; null where it says nothing. */
export const postedOf = (answer: unknown): WasteOutputs['logEntry']['posted'] =>
  typeof answer === 'object' && answer !== null && 'posted' in answer ? (answer as WasteOutputs['logEntry']).posted : null;

/**
 * What was logged stands in the list before it leaves the outbox: missing there until the list is asked for anew, it would
 * be logged a second time.
 */
export const settleWasteAnswer = (queries: QueryClient, entry: OutboxEntry, answer: unknown): void => {
  const queryKey = ['waste', entry.input.restaurantId, 'entries'];
  for (const [key] of queries.getQueriesData<EntryPages>({ queryKey })) {
    const search = (key[3] ?? {}) as EntriesSearch;
    queries.setQueryData<EntryPages>(key, (known) => known && withAnswered(known, search, { entry, answer }));
  }
  // A question that is on its way may be answered with what was before, and nobody would ask again.
  void queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }));
};
