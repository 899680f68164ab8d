import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';
import { choiceSchema, type Choice } from '../../contract/telling-fields.ts';

/** What somebody chose and no server has yet, and on top of which version they did. */
export type KeptChoice = { readonly choice: Choice; readonly baseVersion: number };

const keyOf = (restaurantId: string): string => `alerts-telling:${restaurantId}`;

/** What was chosen before a reload and is not sent yet; one of another version of the app is none. */
export const keptChoice = (restaurantId: string): KeptChoice | null => {
  const { choice, baseVersion } = readDraft(keyOf(restaurantId));
  const read = choiceSchema.safeParse(choice);
  return read.success && typeof baseVersion === 'number' ? { choice: read.data, baseVersion } : null;
};

export const keepChoice = (restaurantId: string, kept: KeptChoice | null): void => {
  if (kept === null) dropDraft(keyOf(restaurantId));
  else keepDraft(keyOf(restaurantId), kept, []);
};
