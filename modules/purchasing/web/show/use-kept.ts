import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';
import { showToast } from '../../../../ui/toast.ts';

/** What is being typed into a form, and whether it was begun before this form opened. */
export type Kept<Values> = {
  readonly values: Values;
  readonly set: Dispatch<SetStateAction<Values>>;
  /** Once it has done its work. */
  readonly forget: () => void;
  readonly isFound: boolean;
  /** Empties the form; what was there can be taken back. */
  readonly startAnew: () => void;
};

/**
 * What is typed into a form, kept under a key as soon as anything of it is touched: a reload or a killed browser finds it
 * again, and whoever finds it may begin anew.
 */
export const useKept = <Values extends Record<string, unknown>>(key: string, start: Values): Kept<Values> => {
  const [found] = useState(() => readDraft(key) as Partial<Values>);
  const [blank] = useState(start);
  const [first] = useState<Values>(() => ({ ...start, ...found }));
  const [values, set] = useState(first);
  const [isFound, setIsFound] = useState(Object.keys(found).length > 0);
  useEffect(() => {
    if (values === blank) dropDraft(key);
    else if (values !== first) keepDraft(key, values, []);
  }, [key, values, first, blank]);
  const forget = () => dropDraft(key);
  const startAnew = () => {
    const onUndo = () => {
      set(values);
      setIsFound(true);
    };
    set(blank);
    setIsFound(false);
    showToast({ title: m.purchasing_kept_begun_anew(), onUndo });
  };
  return { values, set, forget, isFound, startAnew };
};
