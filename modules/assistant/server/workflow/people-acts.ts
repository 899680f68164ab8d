import { tryCall } from '../../../../platform/server/rpc/try-call.ts';
import { wasteReasons } from '../../../inventory/rules/movement-kind.ts';
import { type Acted, actedBy, type Acting, commandOf, textOf } from './acting.ts';

/** Gives a task to a role, or to whoever takes it. */
export const giveTask = async (acting: Acting): Promise<Acted> => {
  const { client, commandId, action, automation } = acting;
  const fields = { title: textOf(acting), note: automation.name, assigneeId: null, forRole: action.forRole, dueAt: null };
  const body = { taskId: commandId, baseVersion: null, ...fields, priority: 'NORMAL' as const, repeatDays: null };
  return actedBy(await tryCall(() => client.tasks.saveTask(commandOf(acting, body))), () => '/tasks');
};

/** Alerts those of a role, or whoever leads. */
export const alertPeople = async (acting: Acting): Promise<Acted> => {
  const { client, commandId, action, place } = acting;
  const body = { noteId: commandId, text: textOf(acting), forRole: action.forRole, place };
  return actedBy(await tryCall(() => client.alerts.tellColleagues(commandOf(acting, body))), () => place);
};

/** Tells everybody for the day. */
export const announceIt = async (acting: Acting): Promise<Acted> => {
  const { client, commandId, today } = acting;
  const body = { announcementId: commandId, text: textOf(acting), isUrgent: false, workRoleIds: [], shownUntil: today };
  return actedBy(await tryCall(() => client.staff.announce(commandOf(acting, body))), () => '/staff/notes');
};

/** Leaves word for the next shift. */
export const handItOver = async (acting: Acting): Promise<Acted> => {
  const { client, commandId } = acting;
  const tried = await tryCall(() => client.staff.handOver(commandOf(acting, { announcementId: commandId, text: textOf(acting) })));
  return actedBy(tried, () => '/staff/notes');
};

/** Takes a dish off for now; people bring it back. */
export const pauseIt = async (acting: Acting): Promise<Acted> => {
  const { client, subject, automation } = acting;
  if (subject === null) return { why: 'NOT_FOUND' };
  const body = { dishId: subject, isPaused: true, reason: automation.name, until: null };
  return actedBy(await tryCall(() => client.menu.pauseDish(commandOf(acting, body))), () => `/menu/dishes/${subject}`);
};

/** Makes an action against the cause of what was thrown away. */
export const actOnWaste = async (acting: Acting): Promise<Acted> => {
  const { client, commandId, facts } = acting;
  const reason = wasteReasons.find((one) => one === facts['reason']);
  if (reason === undefined) return { why: 'NOT_FOUND' };
  const what = { reason, itemId: null, action: 'TASK' as const, words: textOf(acting), assigneeId: null, dueOn: null, par: null };
  return actedBy(await tryCall(() => client.waste.actOnCause(commandOf(acting, { reviewId: commandId, ...what }))), () => '/waste');
};
