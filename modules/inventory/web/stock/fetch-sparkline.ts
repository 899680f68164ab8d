import { inventoryLimits } from '../../rules/limits.ts';
import type { InventoryClient } from '../inventory-client.ts';

/** @unit milliseconds that a row must stay in sight before it is asked about; those that fly past never are */
const gatherMs = 60;

type Levels = ReadonlyMap<string, readonly string[]>;
type Question = { readonly restaurantId: string; readonly itemId: string; readonly signal: AbortSignal };
type Batch = { readonly questions: Question[]; readonly answer: Promise<Levels> };

/** By restaurant: each part of a screen holds a client object of its own, so the client tells nothing apart. */
const gathering = new Map<string, Batch>();

/** An item's levels by day; whatever is asked for at about the same time travels in one call. Null without an item. */
export const fetchSparkline = async (client: InventoryClient, question: Question): Promise<readonly string[] | null> => {
  const open = gathering.get(question.restaurantId);
  const isRoom = open !== undefined && open.questions.length < inventoryLimits.sparklineItemsMax;
  const batch = isRoom ? open : openBatch(client, question.restaurantId);
  batch.questions.push(question);
  return (await batch.answer).get(question.itemId) ?? null;
};

const openBatch = (client: InventoryClient, restaurantId: string): Batch => {
  const questions: Question[] = [];
  const gathered = new Promise((resolve) => setTimeout(resolve, gatherMs));
  const batch: Batch = {
    questions,
    answer: gathered.then(() => {
      if (gathering.get(restaurantId) === batch) gathering.delete(restaurantId);
      return ask(client, restaurantId, questions);
    }),
  };
  gathering.set(restaurantId, batch);
  return batch;
};

const ask = async (client: InventoryClient, restaurantId: string, questions: readonly Question[]): Promise<Levels> => {
  const itemIds = questions.filter(({ signal }) => !signal.aborted).map(({ itemId }) => itemId);
  if (itemIds.length === 0) return new Map();
  const { sparklines } = await client.levelSparklines({ restaurantId, itemIds });
  return new Map(sparklines.map(({ itemId, levels }) => [itemId, levels]));
};
