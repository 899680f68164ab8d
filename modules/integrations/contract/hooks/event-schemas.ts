import type * as z from 'zod/mini';

import { inventoryEvents } from '../../../inventory/contract/events.ts';
import { kitchenEvents } from '../../../kitchen/contract/events.ts';
import { menuEvents } from '../../../menu/contract/events.ts';
import { purchasingEvents } from '../../../purchasing/contract/events.ts';
import { tasksEvents } from '../../../tasks/contract/events.ts';
import { wasteEvents } from '../../../waste/contract/events.ts';
import { offeredEvents, type OfferedEvent } from '../../rules/hooks/offered-events.ts';

const published = { ...inventoryEvents, ...purchasingEvents, ...menuEvents, ...kitchenEvents, ...wasteEvents, ...tasksEvents };

/** What an event that is offered may tell: what its module publishes of it, and nothing besides. */
export const schemaOfEvent = (name: OfferedEvent): z.ZodMiniType => published[name];

/** The name of an event that is offered; null for any other. */
export const offeredEvent = (name: string): OfferedEvent | null => offeredEvents.find((offered) => offered === name) ?? null;
