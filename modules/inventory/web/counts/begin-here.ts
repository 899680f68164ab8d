import { newCommand } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { CountHead, CountPlan, CountSpot } from '../../contract/count-schemas.ts';
import { countWalk } from '../../rules/count-walk.ts';
import type { InventoryInputs } from '../inventory-client.ts';
import { usePlaceList } from '../stock/use-places.ts';
import { useInventoryWorld, useStock, useStockWorker } from '../stock/use-stock.ts';
import type { BegunHere } from './begun-here.ts';

/** No number: only the server gives one. */
const unnumbered = 0;

/**
 * Goes on with a count that nobody answered about; under its id it begins once, even if the asking arrived.
 *
 * @param keyItemIds the items that a plan of key items counts
 */
export const useBeginHere = (keyItemIds: readonly string[]) => {
  const outbox = useOutbox();
  const { stock } = useStock();
  const areas = usePlaceList();
  const { actor } = useStockWorker();
  const { restaurantId } = useInventoryWorld();
  return async (input: InventoryInputs['beginCount'], plan: CountPlan): Promise<{ readonly count: CountHead }> => {
    const areaIds = areas.map(({ id }) => id);
    const items = (stock?.items ?? []).map((item) => ({ ...item, isKeyItem: keyItemIds.includes(item.id) }));
    const spots = countWalk(plan, items, areaIds).map((spot, index): CountSpot => ({
      ...spot,
      position: index + 1,
      recountNumber: 0,
      isCarryable: false,
      carry: null,
    }));
    const { countId, by } = input.body;
    const count: CountHead = {
      id: countId,
      number: unnumbered,
      name: plan.name,
      templateId: by.kind === 'TEMPLATE' ? by.templateId : null,
      status: 'COUNTING',
      isBlind: plan.isBlind,
      isOpenToKitchen: plan.isOpenToKitchen,
      recountNumber: 0,
      lines: new Set(spots.map(({ itemId }) => itemId)).size,
      createdBy: actor,
      createdAt: input.occurredAt,
      startedAt: input.occurredAt,
      submittedBy: null,
      submittedAt: null,
      approvedBy: null,
      approvedAt: null,
      closedBy: null,
      closedAt: null,
      closeReason: null,
    };
    const assumed: BegunHere = { count, spots };
    const unasked = newCommand(restaurantId, { ...input.body, isUnasked: true }, new Date(input.occurredAt));
    await outbox.enqueue({ name: 'inventory.begin-count@1', input: unasked, subject: plan.name, assumed });
    return { count };
  };
};
