import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { fillAims } from '../rules/roster/fill-facts.ts';
import { daySchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';
import { proposalSchema } from './roster-fields.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, SHIFT_TIMES_WRONG, FILL_RUNS, FILL_NOTHING_NEEDED, PROPOSAL_SETTLED } = staffRefusals;
const ofProposal = commandEnvelope(z.strictObject({ proposalId: idSchema }));

/** The last rota that was filled for a week and not discarded; null where there is none. */
export const readProposal = restaurantQuery('staff.plan')
  .route({ method: 'GET', path: `${path}/rota-proposals`, summary: 'Read how a rota could be filled', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema }))
  .output(z.object({ proposal: z.nullable(proposalSchema) }));

/** Asks for a week, or four, to be filled from what is needed; what stands stays, and nothing is written but a proposal. */
export const fillRota = restaurantCommand('staff.plan', 'staff.fill-rota@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rota-proposals`, summary: 'Fill a rota', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        proposalId: z.uuidv7(),
        from: daySchema,
        weeks: z.union([z.literal(1), z.literal(4)]),
        aim: z.enum(fillAims),
      }),
    ),
  )
  .output(z.object({ proposal: proposalSchema }))
  .errors({ ID_TAKEN, SHIFT_TIMES_WRONG, FILL_RUNS, FILL_NOTHING_NEEDED });

/** Ends the search with the best so far. */
export const stopFilling = restaurantCommand('staff.plan', 'staff.stop-filling@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rota-proposal-stops`, summary: 'Stop filling a rota', tags })
  .input(ofProposal)
  .output(z.object({ proposal: proposalSchema }));

/** Puts every shift of a proposal on the rota as a draft; what is not lawful any more is left out. */
export const acceptProposal = restaurantCommand('staff.plan', 'staff.accept-proposal@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rota-proposal-acceptances`, summary: 'Accept a filled rota', tags })
  .input(ofProposal)
  .output(z.object({ acceptedCount: z.int(), leftOutCount: z.int() }))
  .errors({ PROPOSAL_SETTLED });

/** Drops a proposal; of one that was accepted, takes back the drafts that nobody changed or made known since. */
export const discardProposal = restaurantCommand('staff.plan', 'staff.discard-proposal@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/rota-proposal-discards`, summary: 'Discard a filled rota', tags })
  .input(ofProposal)
  .output(z.object({ takenBackCount: z.int() }))
  .errors({ PROPOSAL_SETTLED });

/** Everything about filling a rota by machine. */
export const rosterContract = { readProposal, fillRota, stopFilling, acceptProposal, discardProposal };
