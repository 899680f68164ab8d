import { useSearch } from '@tanstack/react-router';

import { Unread } from '../../../../ui/unread.tsx';
import { LabelsScreen } from '../../../inventory/web/parts.ts';
import { useRecipe } from '../menu-queries.ts';

/** Labels for a batch, which contains what its recipe does: of what was made here nobody writes allergens down twice. */
export const BatchLabelsScreen = () => {
  const { recipe }: { readonly recipe?: string } = useSearch({ strict: false });
  const query = useRecipe(recipe ?? null);
  if (recipe !== undefined && !query.data) return <Unread query={query} />;
  return <LabelsScreen contains={query.data?.current?.allergens} />;
};
