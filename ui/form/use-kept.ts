import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import { dropDraft, keepDraft, readDraft } from '../../platform/web/draft-storage.ts';
import { useDraftKey } from '../../platform/web/drafts/draft-place.tsx';
import { takeForm, useOffer } from '../../platform/web/drafts/offered-form.ts';
import type { TypedForm } from '../../platform/web/outbox/outbox-entry.ts';
import { showToast } from '../toast.ts';
import { isAsBegun, keepTyped } from './keep-typed.ts';

/** What is being typed into a form, and whether it was begun before this form opened. */
export type Kept<Values> = {
  readonly values: Values;
  readonly set: Dispatch<SetStateAction<Values>>;
  /** Once it has done its work. */
  readonly forget: () => void;
  readonly isFound: boolean;
  /** Once it has done its work and stays open for the next: it stands at these values, and nothing is kept before they are touched. */
  readonly clear: (next?: Values) => void;
  /** Empties the form; what was there can be taken back. */
  readonly startAnew: () => void;
  /** What goes with its command: should that be refused, it is put right here. */
  readonly typed: () => TypedForm;
};

/** What was found may be of an older form: what it lacked is filled in. */
const filledIn = <Values extends object>(found: Partial<Values>, start: Values): Values => ({ ...start, ...found });

/**
 * What is typed into a form, kept under a name as long as it differs from how the form began: a reload or a killed browser finds it
 * again, whoever finds it may begin anew, and what the server refused comes back into it.
 */
export const useKept = <Values extends object>(name: string, start: Values, revive: typeof filledIn<Values> = filledIn): Kept<Values> => {
  const key = useDraftKey(name);
  const offer = useOffer(key);
  const [blank] = useState(start);
  const [found, setFound] = useState(() => (offer?.form.values ?? readDraft(key)) as Partial<Values>);
  const [first, setFirst] = useState<Values>(() => revive(found, start));
  const [values, set] = useState(first);
  const [begun, setBegun] = useState(blank);
  const [taken, setTaken] = useState(offer);
  if (offer && offer !== taken) {
    setTaken(offer);
    setFound(offer.form.values as Partial<Values>);
    set(revive(offer.form.values as Partial<Values>, blank));
  }
  useEffect(() => {
    if (values !== first) keepTyped({ key, values, start: begun });
  }, [key, values, first, begun]);
  useEffect(() => {
    if (!offer) return;
    keepDraft(key, offer.form.values, []);
    takeForm(offer);
  }, [key, offer]);
  const clear = (next = blank) => {
    setFirst(next);
    setBegun(next);
    set(next);
    setFound({});
    dropDraft(key);
  };
  const startAnew = () => {
    const onUndo = () => {
      set(values);
      setFound(values);
    };
    clear();
    showToast({ title: m.ui_kept_begun_anew(), onUndo });
  };
  return {
    values,
    set,
    forget: () => dropDraft(key),
    isFound: Object.keys(found).length > 0 && !isAsBegun(values, begun),
    clear,
    startAnew,
    typed: () => ({ path: location.pathname + location.search, draftKey: key, values: values as TypedForm['values'] }),
  };
};
