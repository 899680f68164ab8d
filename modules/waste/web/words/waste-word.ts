import { m } from '../../../../generated/messages/web/messages.js';
import { wasteReasons, type WasteReason } from '../../../inventory/rules/movement-kind.ts';
import type { GoalMetric } from '../../rules/goal.ts';
import type { ReviewAction, ReviewState, ReviewStep } from '../../rules/review-state.ts';
import type { WasteDestination, WasteKind, WasteStage, WasteStatus } from '../../rules/waste-words.ts';

const stages: Readonly<Record<WasteStage, () => string>> = {
  RECEIVING: m.waste_stage_receiving,
  STORAGE: m.waste_stage_storage,
  PREP: m.waste_stage_prep,
  LINE: m.waste_stage_line,
  OVERPRODUCTION: m.waste_stage_overproduction,
  PLATE: m.waste_stage_plate,
};

const destinations: Readonly<Record<WasteDestination, () => string>> = {
  FOOD_WASTE_BIN: m.waste_destination_food_waste_bin,
  LANDFILL: m.waste_destination_landfill,
  COMPOST: m.waste_destination_compost,
  ANIMAL_FEED: m.waste_destination_animal_feed,
  DONATED: m.waste_destination_donated,
  STAFF: m.waste_destination_staff,
  USED_FOR_STOCK: m.waste_destination_used_for_stock,
};

const kinds: Readonly<Record<WasteKind, () => string>> = {
  STOCK_ITEM: m.waste_kind_stock_item,
  PREP: m.waste_kind_prep,
  DISH: m.waste_kind_dish,
  PLATE: m.waste_kind_plate,
  UNIDENTIFIED: m.waste_kind_unidentified,
};

const statuses: Readonly<Record<WasteStatus, () => string>> = {
  LOGGED: m.waste_status_logged,
  CONFIRMED: m.waste_status_confirmed,
  REVIEWED: m.waste_status_reviewed,
  VOIDED: m.waste_status_voided,
};

const metrics: Readonly<Record<GoalMetric, () => string>> = {
  SHARE_OF_PURCHASES: m.waste_metric_share_of_purchases,
  GRAMS_PER_COVER: m.waste_metric_grams_per_cover,
  MONEY_A_WEEK: m.waste_metric_money_a_week,
};

const actions: Readonly<Record<ReviewAction, () => string>> = {
  CHANGE_PAR: m.waste_action_change_par,
  CHANGE_PACK: m.waste_action_change_pack,
  CHANGE_BATCH: m.waste_action_change_batch,
  TASK: m.waste_action_task,
};

const reviewStates: Readonly<Record<ReviewState, () => string>> = {
  OPEN: m.waste_review_state_open,
  IN_EFFECT: m.waste_review_state_in_effect,
  CLOSED: m.waste_review_state_closed,
  DROPPED: m.waste_review_state_dropped,
  REVERTED: m.waste_review_state_reverted,
};

const reviewSteps: Readonly<Record<ReviewStep, () => string>> = {
  DO: m.waste_review_step_do,
  CLOSE: m.waste_review_step_close,
  DROP: m.waste_review_step_drop,
  REVERT: m.waste_review_step_revert,
};

/** What a goal counts. */
export const metricWord = (metric: GoalMetric): string => metrics[metric]();

/** What shall come of a cause. */
export const actionWord = (action: ReviewAction): string => actions[action]();

/** Where an action stands. */
export const reviewStateWord = (state: ReviewState): string => reviewStates[state]();

/** What somebody does with an action. */
export const reviewStepWord = (step: ReviewStep): string => reviewSteps[step]();

/** How far it had come. */
export const stageWord = (stage: WasteStage): string => stages[stage]();

/** Where it went. */
export const destinationWord = (destination: WasteDestination): string => destinations[destination]();

/** What was thrown away. */
export const wasteKindWord = (kind: WasteKind): string => kinds[kind]();

/** Where an entry stands. */
export const statusWord = (status: WasteStatus): string => statuses[status]();

/** Whether a key of an analysis is a reason that has a word. */
export const isReasonWord = (key: string | null): key is WasteReason => wasteReasons.some((reason) => reason === key);
