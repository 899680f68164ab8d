import { useEffect, useMemo, useState } from 'react';

import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import type { ItemField, ItemPast } from '../../rules/item-draft.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { readItem, type ItemForm } from './item-form.ts';

export type ItemFormOptions = {
  /** Names the draft: what was typed comes back after a reload. */
  readonly draftKey: string;
  readonly initial: ItemForm;
  readonly past: ItemPast;
};

/** An item in the making: read by the rules at every key, kept through a reload. */
export const useItemForm = ({ draftKey, initial, past }: ItemFormOptions) => {
  const key = `inventory.item.${draftKey}`;
  // The draft was written by this same form; what an older one lacked is filled in.
  const [form, setForm] = useState<ItemForm>(() => ({ ...initial, ...(readDraft(key) as Partial<ItemForm>) }));
  const [isTried, setIsTried] = useState(false);
  const reading = useMemo(() => readItem(form, past), [form, past]);
  useEffect(() => {
    if (form !== initial) keepDraft(key, form, []);
  }, [key, form, initial]);

  const isTyped = (field: ItemField): boolean => field !== 'name' && field !== 'packChain';
  const errorAt = (field: ItemField): FieldError | undefined => {
    const problem = reading.problems.find((one) => one.field === field);
    return problem && (isTried || isTyped(field)) ? { message: refusalWords(problem) } : undefined;
  };
  return {
    form,
    reading,
    errorAt,
    isTried,
    set: (change: Partial<ItemForm>) => setForm((before) => ({ ...before, ...change })),
    /** The item, when nothing stands in its way; else every problem is said. */
    finish: () => {
      setIsTried(true);
      return reading.problems.length === 0 ? reading.body : undefined;
    },
    forget: () => dropDraft(key),
  };
};

export type ItemFormState = ReturnType<typeof useItemForm>;
