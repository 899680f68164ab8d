import { useEffect, useState } from 'react';

import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';

/**
 * What is typed into a form, kept under a key as soon as anything of it is touched: a reload or a killed browser finds it
 * again. The last answer forgets it, once it has done its work.
 */
export const useKept = <Values extends Record<string, unknown>>(key: string, start: Values) => {
  const [first] = useState<Values>(() => ({ ...start, ...(readDraft(key) as Partial<Values>) }));
  const [values, setValues] = useState(first);
  useEffect(() => {
    if (values !== first) keepDraft(key, values, []);
  }, [key, values, first]);
  return [values, setValues, () => dropDraft(key)] as const;
};
