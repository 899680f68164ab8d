import { uuidv7 } from 'uuidv7';

import { filledProposalId, neededMonday } from './furnish-proposal.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const ofProposal: InputBuilder = ({ restaurantId }) => envelope(restaurantId, { proposalId: filledProposalId });

/** Inputs about filling a rota by machine. */
export const rosterFixtures: Readonly<Record<string, InputBuilder>> = {
  readProposal: ({ restaurantId }) => ({ restaurantId, from: neededMonday }),
  fillRota: ({ restaurantId }) => envelope(restaurantId, { proposalId: uuidv7(), from: neededMonday, weeks: 1, aim: 'COST' }),
  stopFilling: ofProposal,
  acceptProposal: ofProposal,
  discardProposal: ofProposal,
};
