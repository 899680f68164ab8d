// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

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
