import { useEffect, useMemo, useState } from 'react';

import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { codeHolders, takenCodes } from '../../rules/item-codes.ts';
import type { ItemPast } from '../../rules/item-draft.ts';
import { useStock } from '../stock/use-stock.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { readItem, withBarcode, type FormField, type ItemForm } from './item-form.ts';

export type ItemFormOptions = {
  /** Names the draft: what was typed comes back after a reload. */
  readonly draftKey: string;
  readonly initial: ItemForm;
  readonly past: ItemPast;
  /** Whose own codes are no clash; null for an item that isn't there yet. */
  readonly itemId: string | null;
  /** The version that the person sees; a draft goes on from the one that it was begun on. */
  readonly baseVersion?: number;
  /** A code that was scanned, to be borne as well. */
  readonly barcode?: string | undefined;
  /** Called when something is changed. */
  readonly onBegin?: () => void;
};

type Draft = Partial<ItemForm> & { readonly baseVersion?: number };

/** An item in the making: read by the rules at every key, kept through a reload. */
export const useItemForm = ({ draftKey, initial, past, itemId, baseVersion = 1, barcode, onBegin }: ItemFormOptions) => {
  const key = `inventory.item.${draftKey}`;
  // The draft was written by this same form; what an older one lacked is filled in.
  const [{ baseVersion: begunOn = baseVersion, ...draft }] = useState(() => readDraft(key) as Draft);
  const [form, setForm] = useState<ItemForm>(() => {
    const begun = Object.keys(draft).length === 0 ? initial : { ...initial, ...draft };
    return barcode === undefined ? begun : { ...begun, barcodes: withBarcode(begun.barcodes, barcode) };
  });
  const [isTried, setIsTried] = useState(false);
  const holders = useCodeHolders();
  const reading = useMemo(() => {
    const read = readItem(form, past);
    return { ...read, problems: [...read.problems, ...takenCodes(read.body, itemId, holders)] };
  }, [form, past, itemId, holders]);
  useEffect(() => {
    if (form !== initial) keepDraft(key, { ...form, baseVersion: begunOn }, []);
  }, [key, form, initial, begunOn]);

  const isTyped = (field: FormField): boolean => field !== 'name' && field !== 'packChain';
  const errorAt = (field: FormField): FieldError | undefined => {
    const problem = reading.problems.find((one) => one.field === field);
    return problem && (isTried || isTyped(field)) ? { message: refusalWords(problem) } : undefined;
  };
  return {
    form,
    reading,
    errorAt,
    isTried,
    baseVersion: begunOn,
    set: (change: Partial<ItemForm>) => {
      onBegin?.();
      setForm((before) => ({ ...before, ...change }));
    },
    /** The item, when nothing stands in its way; else every problem is said. */
    finish: () => {
      setIsTried(true);
      return reading.problems.length === 0 ? reading.body : undefined;
    },
    forget: () => dropDraft(key),
  };
};

export type ItemFormState = ReturnType<typeof useItemForm>;

const useCodeHolders = () => {
  const items = useStock().stock?.items;
  return useMemo(() => codeHolders(items ?? []), [items]);
};
