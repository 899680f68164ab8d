import * as z from 'zod/mini';

import { defineRefusals } from '../../../platform/contract/refusals.ts';

const nothing = z.object({});

/** What integrations refuse. */
export const integrationsRefusals = defineRefusals({
  /** This server has no account at the provider: its settings are missing. */
  POS_NOT_SET_UP: { status: 409, retry: 'never', data: nothing },
  /** Nobody is signed in there; it is connected first. */
  POS_NOT_CONNECTED: { status: 409, retry: 'never', data: nothing },
  /** The provider names no such location. */
  POS_LOCATION_UNKNOWN: { status: 409, retry: 'never', data: nothing },
  /** It sells in another currency than the books of this restaurant are kept in. */
  POS_OTHER_CURRENCY: { status: 409, retry: 'never', data: z.object({ theirs: z.string(), ours: z.string() }) },
  /** The day is in the future, or further back than sales are taken over. */
  POS_DAY_OUT_OF_RANGE: { status: 422, retry: 'never', data: z.object({ /** @unit days */ days: z.int() }) },
  /** More of a file that was taken back, or a file taken back once more. */
  SALES_FILE_TAKEN_BACK: { status: 409, retry: 'never', data: nothing },
  /** Messages go by https to where everybody may call, and no name or password stands in the address. */
  HOOK_ADDRESS_NOT_PUBLIC: { status: 422, retry: 'never', data: nothing },
  /** So many addresses are told already. */
  HOOKS_TOO_MANY: { status: 409, retry: 'never', data: z.object({ /** @unit addresses */ max: z.int() }) },
  /** It is paused or went off: nothing is sent there. */
  HOOK_NOT_ACTIVE: { status: 409, retry: 'never', data: nothing },
  /** What it should be is on this menu no more. */
  POS_TARGET_UNKNOWN: { status: 409, retry: 'never', data: nothing },
});

/** A key of the table above. */
export type IntegrationsRefusalCode = keyof typeof integrationsRefusals;

/** Every code that integrations declare, for whoever writes the messages. */
export const integrationsRefusalCodes: readonly IntegrationsRefusalCode[] = Object.keys(integrationsRefusals) as IntegrationsRefusalCode[];
