import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { TasksEventName } from './events.ts';

/** Who may hear of what the module announces: whoever may ask for the thing itself. */
export const tasksAudience: Readonly<Record<TasksEventName, Capability>> = {
  'tasks.v1.run-changed': 'tasks.view',
  'tasks.v1.check-failed': 'tasks.view',
  'tasks.v1.run-missed': 'tasks.view',
  'tasks.v1.food-discarded': 'tasks.view',
  'tasks.v1.templates-changed': 'tasks.view',
  'tasks.v1.task-changed': 'tasks.view',
  'tasks.v1.equipment-changed': 'tasks.view',
  'tasks.v1.process-changed': 'tasks.view',
  'tasks.v1.incident-changed': 'tasks.view',
  'tasks.v1.power-cut-changed': 'tasks.view',
};
