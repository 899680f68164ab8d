import type { ActionKind } from '../../rules/workflow/actions.ts';
import type { Acted, Acting } from './acting.ts';
import { actOnWaste, alertPeople, announceIt, giveTask, handItOver, pauseIt } from './people-acts.ts';
import { askForItem, draftOrder, holdLot, planCount } from './stock-acts.ts';

const acts: Readonly<Record<ActionKind, (acting: Acting) => Promise<Acted>>> = {
  'draft-order': draftOrder,
  'ask-for-item': askForItem,
  task: giveTask,
  alert: alertPeople,
  announce: announceIt,
  'hand-over': handItOver,
  'pause-dish': pauseIt,
  'plan-count': planCount,
  'hold-lot': holdLot,
  'act-on-waste': actOnWaste,
};

/** Does one action by the product's own command, as the person whose automation it is. */
export const act = (acting: Acting): Promise<Acted> => acts[acting.action.kind](acting);
