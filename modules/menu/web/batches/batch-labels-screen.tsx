import { useSearch } from '@tanstack/react-router';

import { Unread } from '../../../../ui/unread.tsx';
import { LabelsScreen } from '../../../inventory/web/parts.ts';
import { useRecipe } from '../menu-queries.ts';
import type { BatchSearch } from '../menu-search.ts';

/**
 * Labels for a batch, which contains what its recipe does: of what was made here nobody writes allergens down twice. A recipe
 * that was changed since says nothing of what was made before.
 */
export const BatchLabelsScreen = () => {
  const { recipe, version }: BatchSearch = useSearch({ strict: false });
  const query = useRecipe(recipe ?? null);
  if (recipe !== undefined && !query.data) return <Unread query={query} />;
  const current = query.data?.current;
  return <LabelsScreen contains={current?.versionNo === version ? current?.allergens : undefined} />;
};
