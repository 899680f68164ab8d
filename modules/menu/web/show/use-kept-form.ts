import { useEffect, useState } from 'react';

import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';

type Kept = { readonly form?: unknown; readonly baseVersion?: number | null };

/**
 * A form that loses nothing: what was typed comes back after a reload, on the version that it was begun on. What
 * somebody has begun to change is not taken from under their hands by a newer version.
 */
export const useKeptForm = <Form extends object>(key: string, initial: Form, baseVersion: number | null) => {
  const [kept] = useState(() => readDraft(key) as Kept);
  const [begunOn] = useState(() => (kept.form === undefined ? baseVersion : (kept.baseVersion ?? null)));
  // The draft was written by this same form; what an older one lacked is filled in.
  const [form, setForm] = useState<Form>(() => ({ ...initial, ...(kept.form as Partial<Form> | undefined) }));
  const [isTouched, setIsTouched] = useState(kept.form !== undefined);
  useEffect(() => {
    if (isTouched) keepDraft(key, { form, baseVersion: begunOn }, []);
  }, [key, form, begunOn, isTouched]);
  return {
    form,
    baseVersion: begunOn,
    set: (change: Partial<Form>) => {
      setIsTouched(true);
      setForm((before) => ({ ...before, ...change }));
    },
    forget: () => dropDraft(key),
  };
};
