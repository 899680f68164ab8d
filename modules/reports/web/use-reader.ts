import { useMemo } from 'react';

import { useLocale } from '../../../platform/web/locale.ts';
import { useWall } from '../../../ui/when/wall.tsx';
import type { CellReader } from '../rules/cell-text.ts';

/** Who reads a report: their language, and the calendar on their wall. */
export const useReader = (): CellReader => {
  const [wall, language] = [useWall(), useLocale()];
  return useMemo(() => ({ wall, language }), [wall, language]);
};
