import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { menuLimits } from './menu-limits.ts';
import type { RecipeVersion } from './recipe.ts';

/** Why recipes cannot stand within one another like this. */
export type GraphRefusal =
  /** Recipe ids from the one asked about back to itself. */
  | { readonly code: 'RECIPE_IN_ITSELF'; readonly path: readonly string[] }
  | { readonly code: 'RECIPE_TOO_DEEP'; /** @unit levels */ readonly depthMax: number };

/** The recipes that a version calls for. */
export const calledFor = ({ lines }: RecipeVersion): readonly string[] =>
  lines.flatMap(({ subject }) => (subject.kind === 'RECIPE' ? [subject.recipeId] : []));

/**
 * Whether a version may stand: no recipe is made of itself, by however long a way, and none goes deeper than eight levels.
 *
 * @param draft the version to be; it stands in for the one that `recipes` has of the same recipe
 * @refuses RECIPE_IN_ITSELF, RECIPE_TOO_DEEP
 */
export const checkGraph = (draft: RecipeVersion, recipes: ReadonlyMap<string, RecipeVersion>): Decision<RecipeVersion, GraphRefusal> => {
  const at = (recipeId: string) => (recipeId === draft.recipeId ? draft : recipes.get(recipeId));
  const depths = new Map<string, number>();
  const depthOf = (recipeId: string, path: readonly string[]): Decision<number, GraphRefusal> => {
    if (path.includes(recipeId)) return refused({ code: 'RECIPE_IN_ITSELF', path: [...path.slice(path.indexOf(recipeId)), recipeId] });
    const known = depths.get(recipeId);
    if (known !== undefined) return accepted(known);
    let deepest = 0;
    for (const inner of calledFor(at(recipeId) ?? { ...draft, lines: [] })) {
      const depth = depthOf(inner, [...path, recipeId]);
      if (!depth.ok) return depth;
      deepest = Math.max(deepest, depth.value);
    }
    depths.set(recipeId, deepest + 1);
    return accepted(deepest + 1);
  };
  const depth = depthOf(draft.recipeId, []);
  if (!depth.ok) return depth;
  const { depthMax } = menuLimits;
  return depth.value > depthMax ? refused({ code: 'RECIPE_TOO_DEEP', depthMax }) : accepted(draft);
};
