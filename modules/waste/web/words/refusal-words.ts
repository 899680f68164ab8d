import { m } from '../../../../generated/messages/web/messages.js';
import type { WasteRefusalCode } from '../../contract/refusals.ts';

type Facts = Readonly<Record<'hoursMax' | 'voidMinutes' | 'name' | 'containersMax', string>>;

const sentences: Readonly<Record<WasteRefusalCode, (facts: Facts) => string>> = {
  WASTE_KIND_NEEDS_RECIPE: m.waste_refusal_waste_kind_needs_recipe,
  WASTE_ITEM_REQUIRED: m.waste_refusal_waste_item_required,
  WASTE_ITEM_NOT_WANTED: m.waste_refusal_waste_item_not_wanted,
  WASTE_WEIGHT_REQUIRED: m.waste_refusal_waste_weight_required,
  WASTE_IN_FUTURE: m.waste_refusal_waste_in_future,
  NET_NOT_POSITIVE: m.waste_refusal_net_not_positive,
  BACK_DATE_TOO_FAR: m.waste_refusal_back_date_too_far,
  ENTRY_VOIDED_ALREADY: m.waste_refusal_entry_voided_already,
  VOID_TOO_LATE: m.waste_refusal_void_too_late,
  VOID_REASON_REQUIRED: m.waste_refusal_void_reason_required,
  CONTAINER_CHANGED: m.waste_refusal_container_changed,
  CONTAINER_NAME_TAKEN: m.waste_refusal_container_name_taken,
  CONTAINER_LIMIT_REACHED: m.waste_refusal_container_limit_reached,
};

const isCode = (code: string): code is WasteRefusalCode => Object.hasOwn(sentences, code);

/** The sentence for a refusal of waste; undefined for a code that isn't its own. */
export const wasteRefusalWords = (code: string, data: unknown): string | undefined =>
  isCode(code) ? sentences[code](factsOf(data)) : undefined;

const factsOf = (data: unknown): Facts => {
  const given = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const word = (name: string): string => (['string', 'number'].includes(typeof given[name]) ? String(given[name]) : '');
  return { hoursMax: word('hoursMax'), voidMinutes: word('voidMinutes'), name: word('name'), containersMax: word('containersMax') };
};
