import { m } from '../../../generated/messages/web/messages.js';
import { formatMoney, isCurrency, minorUnits } from '../../../kit/money.ts';
import type { Status } from '../../../ui/status.tsx';
import type { AuthorisationOutcome, Connection } from '../contract/fields.ts';
import type { IntegrationsRefusalCode } from '../contract/refusals.ts';

const providerWords: Readonly<Record<Connection['provider'], () => string>> = {
  SQUARE: m.integrations_provider_square,
  NEXPOS: m.integrations_provider_nexpos,
  FILE: m.integrations_provider_file,
};

/** What a provider is called. */
export const providerWord = (provider: Connection['provider']): string => providerWords[provider]();

/** Above what a provider sells. */
export const thingsTitle = (provider: Connection['provider']): string =>
  provider === 'FILE' ? m.integrations_files_things() : m.integrations_things({ name: providerWord(provider) });

/** Above days beside what a provider says of them. */
export const daysTitle = (provider: Connection['provider']): string =>
  provider === 'FILE' ? m.integrations_files_days() : m.integrations_days({ name: providerWord(provider) });

const stateWords: Readonly<Record<Connection['state'], readonly [Status, () => string]>> = {
  DISCONNECTED: ['not-counted', m.integrations_state_disconnected],
  AUTHORISING: ['soon', m.integrations_state_authorising],
  BACKFILLING: ['waiting', m.integrations_state_backfilling],
  LIVE: ['good', m.integrations_state_live],
  DEGRADED: ['wrong', m.integrations_state_degraded],
  REAUTH_REQUIRED: ['wrong', m.integrations_state_reauth_required],
};

/** How a connection stands, in a word. */
export const stateWord = ({ state, locations }: Connection): { readonly status: Status; readonly text: string } => {
  const [status, word] = stateWords[state === 'AUTHORISING' && locations.length === 0 ? 'DISCONNECTED' : state];
  return { status, text: word() };
};

const faultWords: Readonly<Record<NonNullable<Connection['fault']>, (facts: { name: string }) => string>> = {
  SILENT: m.integrations_fault_silent,
  REFUSED: m.integrations_fault_refused,
  UNREADABLE: m.integrations_fault_unreadable,
  UNUSABLE: m.integrations_fault_unusable,
};

/** Why sales do not come, and what to do. */
export const faultWord = (fault: NonNullable<Connection['fault']>, name: string): string => faultWords[fault]({ name });

const outcomeWords: Readonly<Record<Exclude<AuthorisationOutcome, 'CONNECTED'>, () => string>> = {
  STATE_UNKNOWN: m.integrations_callback_state_unknown,
  STATE_USED: m.integrations_callback_state_used,
  STATE_OLD: m.integrations_callback_state_old,
  DENIED: m.integrations_callback_denied,
  CODE_REFUSED: m.integrations_callback_code_refused,
  SILENT: m.integrations_callback_silent,
};

/** Why nothing came of a sign-in. */
export const outcomeWord = (outcome: Exclude<AuthorisationOutcome, 'CONNECTED'>): string => outcomeWords[outcome]();

type Facts = { readonly theirs?: string; readonly ours?: string; readonly days?: number; readonly max?: number };

const refusalWords: Readonly<Record<IntegrationsRefusalCode, (facts: Facts) => string>> = {
  POS_NOT_SET_UP: () => m.integrations_refusal_pos_not_set_up(),
  POS_NOT_CONNECTED: () => m.integrations_refusal_pos_not_connected(),
  POS_LOCATION_UNKNOWN: () => m.integrations_refusal_pos_location_unknown(),
  POS_OTHER_CURRENCY: ({ theirs = '', ours = '' }) => m.integrations_refusal_pos_other_currency({ theirs, ours }),
  POS_DAY_OUT_OF_RANGE: ({ days = 0 }) => m.integrations_refusal_pos_day_out_of_range({ days }),
  HOOK_ADDRESS_NOT_PUBLIC: () => m.integrations_refusal_hook_address_not_public(),
  HOOKS_TOO_MANY: ({ max = 0 }) => m.integrations_refusal_hooks_too_many({ max }),
  HOOK_NOT_ACTIVE: () => m.integrations_refusal_hook_not_active(),
  SALES_FILE_TAKEN_BACK: () => m.integrations_refusal_sales_file_taken_back(),
  POS_TARGET_UNKNOWN: () => m.integrations_refusal_pos_target_unknown(),
};

/** Why integrations refused something; undefined for a code that isn't theirs. */
export const refusalWord = (code: string, data: unknown): string | undefined =>
  Object.hasOwn(refusalWords, code) ? refusalWords[code as IntegrationsRefusalCode]((data ?? {}) as Facts) : undefined;

/** An amount as people read it. */
export const amountText = (minor: string, currency: string): string =>
  isCurrency(currency) ? formatMoney({ minor: minorUnits(minor), currency }) : minor;
