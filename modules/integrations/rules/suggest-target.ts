import { fuzzyIndex } from '../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../kit/text/fuzzy-match.ts';

/** What a thing may be here. */
export type Target = { readonly id: string; readonly name: string; readonly nameLocal: string | null };

/** A name that is that much alike is worth a person's look; nothing is decided by it. */
const scoreMin = 0.72;

/**
 * Which dish or choice a thing of a provider may be, by its name.
 *
 * @returns a function that looks one name up; it answers null where nothing is alike enough
 */
export const suggestTarget = (targets: readonly Target[]): ((name: string) => string | null) => {
  const index = fuzzyIndex(targets, ({ name, nameLocal }) => (nameLocal === null ? [name] : [name, nameLocal]));
  return (name) => {
    const [best] = fuzzyMatch(name, index, { limit: 1 });
    return best && best.score >= scoreMin ? best.item.id : null;
  };
};
