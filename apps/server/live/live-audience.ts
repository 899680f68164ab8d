import * as z from 'zod/mini';

import { alertsAudience } from '../../../modules/alerts/contract/event-audience.ts';
import { alertsEvents } from '../../../modules/alerts/contract/events.ts';
import { assistantAudience } from '../../../modules/assistant/contract/event-audience.ts';
import { assistantEvents } from '../../../modules/assistant/contract/events.ts';
import { integrationsAudience } from '../../../modules/integrations/contract/event-audience.ts';
import { integrationsEvents } from '../../../modules/integrations/contract/events.ts';
import { inventoryAudience } from '../../../modules/inventory/contract/event-audience.ts';
import { inventoryEvents } from '../../../modules/inventory/contract/events.ts';
import { kitchenAudience } from '../../../modules/kitchen/contract/event-audience.ts';
import { kitchenEvents } from '../../../modules/kitchen/contract/events.ts';
import { menuAudience } from '../../../modules/menu/contract/event-audience.ts';
import { menuEvents } from '../../../modules/menu/contract/events.ts';
import { purchasingAudience } from '../../../modules/purchasing/contract/event-audience.ts';
import { purchasingEvents } from '../../../modules/purchasing/contract/events.ts';
import { reportsAudience } from '../../../modules/reports/contract/event-audience.ts';
import { reportsEvents } from '../../../modules/reports/contract/events.ts';
import { restaurantsAudience } from '../../../modules/restaurants/contract/event-audience.ts';
import { restaurantsEvents } from '../../../modules/restaurants/contract/events.ts';
import { can, type Capability } from '../../../modules/restaurants/rules/capabilities.ts';
import { isForTablets } from '../../../modules/restaurants/rules/tablet.ts';
import { staffAudience } from '../../../modules/staff/contract/event-audience.ts';
import { staffEvents } from '../../../modules/staff/contract/events.ts';
import { tasksAudience } from '../../../modules/tasks/contract/event-audience.ts';
import { tasksEvents } from '../../../modules/tasks/contract/events.ts';
import { wasteAudience } from '../../../modules/waste/contract/event-audience.ts';
import { wasteEvents } from '../../../modules/waste/contract/events.ts';
import type { LiveWiring } from '../../../platform/server/realtime/live-hub.ts';

/** What every event may tell; a name that is missing here is told to nobody. */
export const liveEvents: Readonly<Record<string, z.ZodMiniType>> = {
  ...restaurantsEvents,
  ...inventoryEvents,
  ...purchasingEvents,
  ...menuEvents,
  ...kitchenEvents,
  ...staffEvents,
  ...tasksEvents,
  ...wasteEvents,
  ...reportsEvents,
  ...alertsEvents,
  ...assistantEvents,
  ...integrationsEvents,
};

/** What somebody must be allowed to see of a restaurant to hear of an event. */
export const liveAudience: Readonly<Record<string, Capability>> = {
  ...restaurantsAudience,
  ...inventoryAudience,
  ...purchasingAudience,
  ...menuAudience,
  ...kitchenAudience,
  ...staffAudience,
  ...tasksAudience,
  ...wasteAudience,
  ...reportsAudience,
  ...alertsAudience,
  ...assistantAudience,
  ...integrationsAudience,
};

/** Events that are told to the one person whom they name. */
const isForAnother = (name: string, payload: unknown, userId: string): boolean =>
  Object.hasOwn(alertsEvents, name) && (payload as { readonly userId?: string }).userId !== userId;

/** What of an event a listener may see: nothing without its capability, and what is another's own neither, and never more than its schema names. */
export const showEvent: LiveWiring['show'] = ({ name, payload, commandId }, { userId, role, isAtTablet }) => {
  const capability = Object.hasOwn(liveAudience, name) ? liveAudience[name] : undefined;
  if (capability === undefined || !can(role, capability) || (isAtTablet && !isForTablets(capability))) return null;
  const told = liveEvents[name]?.safeParse(payload);
  if (told?.success && isForAnother(name, told.data, userId)) return null;
  return told?.success ? { name, payload: told.data, commandId } : null;
};

/** Whose right to listen an event may end: in the order of the events themselves, ahead of any that came after it. */
export const endsAccessOf: LiveWiring['endsAccessOf'] = ({ name, payload }) => {
  if (name !== 'restaurants.v1.member-changed' && name !== 'restaurants.v1.member-removed') return null;
  const told = restaurantsEvents['restaurants.v1.member-removed'].safeParse(payload);
  return told.success ? told.data.userId : null;
};
