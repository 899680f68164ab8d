import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { plainDecimal } from '../../inventory/server/public.ts';
import type { VersionBody, VersionOut } from '../contract/recipe-fields.ts';
import type { Pantry } from '../rules/recipe.ts';
import { unknownParts } from '../rules/unknown-parts.ts';
import { lineOf, linesOf, pantryOf, pantryWithin } from './load-pantry.ts';
import { lookAt, presentCost } from './look-at-recipe.ts';
import type { recipeLine, recipeVersion } from './tables.ts';

type VersionRow = typeof recipeVersion.$inferSelect;

/** What versions are looked at with: what their recipes are made of today, and people's names. */
export type Around = { readonly pantry: Pantry; readonly names: ReadonlyMap<string, string> };

/** Versions, at most one of a recipe, with what each comes to, by recipe. */
export const presentVersions = async (
  tx: RestaurantTx,
  rows: readonly VersionRow[],
  around: Around,
): Promise<ReadonlyMap<string, VersionOut>> => {
  if (rows.length === 0) return new Map();
  const versionNos = new Map(rows.map(({ recipeId, versionNo }) => [recipeId, versionNo]));
  const own = await pantryOf(tx, versionNos);
  const lines = await linesOf(tx, versionNos);
  const within = await pantryWithin(tx, own.recipes.values(), new Date());
  const pantry = {
    recipes: new Map([...around.pantry.recipes, ...within.recipes]),
    items: new Map([...own.items, ...around.pantry.items, ...within.items]),
  };
  return new Map(
    rows.map((row) => {
      const version = own.recipes.get(row.recipeId);
      if (!version) throw new Error('A version that was read is in its pantry.');
      const seen = lookAt(version, pantry);
      return [
        row.recipeId,
        {
          ...headingOf(row, around.names),
          body: bodyOf(row, lines.get(row.recipeId) ?? []),
          cost: presentCost(tx, seen.cost),
          problems: seen.cost.problems.map(({ recipeId, lineId, why }) => ({ recipeId, lineId, code: why.code })),
          allergens: seen.allergens,
          unknownParts: [...unknownParts(version, pantry)],
          isFasting: seen.isFasting,
        },
      ];
    }),
  );
};

const headingOf = (row: VersionRow, names: Around['names']) => ({
  versionNo: row.versionNo,
  state: row.state,
  effectiveAt: row.effectiveAt?.toISOString() ?? null,
  version: row.version,
  writtenBy: names.get(row.writtenBy) ?? '',
  writtenAt: row.writtenAt.toISOString(),
  approvedBy: row.approvedBy === null ? null : (names.get(row.approvedBy) ?? ''),
});

const bodyOf = (row: VersionRow, lines: readonly (typeof recipeLine.$inferSelect)[]): VersionBody =>
  ({
    yieldQuantity: plainDecimal(row.yieldQuantity),
    yieldUnit: row.yieldUnit,
    portions: plainDecimal(row.portions),
    activeMinutes: row.activeMinutes,
    passiveMinutes: row.passiveMinutes,
    steps: row.steps.map((step) => ({ ...step, pictureId: step.pictureId ?? null })),
    changeNote: row.changeNote,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      subject: lineOf(line).subject,
      quantity: plainDecimal(line.quantity),
      unit: line.unit,
      usableShare: line.usableShare,
      isOptional: line.isOptional,
      channels: line.channels,
      note: line.note,
    })),
  }) as VersionBody;
