import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { codeHolders, takenCodes } from '../../rules/item-codes.ts';
import type { ItemBody } from '../../contract/item-schemas.ts';
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
  /** The item as the person sees it; none where it is new. */
  readonly base?: ItemBody;
  /** A code that was scanned, to be borne as well. */
  readonly barcode?: string | undefined;
  /** Called when something is changed. */
  readonly onBegin?: () => void;
};

type Draft = ItemForm & {
  readonly baseVersion: number;
  /** The item as it stood then. */
  readonly base?: ItemBody | undefined;
};

/** An item in the making: read by the rules at every key, kept through a reload. */
export const useItemForm = ({ draftKey, initial, past, itemId, baseVersion = 1, base, barcode, onBegin }: ItemFormOptions) => {
  const revive = (found: Partial<Draft>, start: Draft): Draft => {
    const begun = { ...start, ...found };
    return barcode === undefined ? begun : { ...begun, barcodes: withBarcode(begun.barcodes, barcode) };
  };
  const kept = useKept<Draft>(`inventory.item ${draftKey}`, { ...initial, baseVersion, base }, revive);
  const { baseVersion: begunOn, base: begunWith, ...form } = kept.values;
  const holders = useCodeHolders();
  const reading = useMemo(() => {
    const read = readItem(form, past);
    return { ...read, problems: [...read.problems, ...takenCodes(read.body, itemId, holders)] };
  }, [form, past, itemId, holders]);

  const wordsAt = (field: FormField | 'all'): string | false => {
    const problem = reading.problems.find((one) => one.field === field);
    return problem !== undefined && refusalWords(problem);
  };
  const onTrying = useFaults({
    name: wordsAt('name'),
    packChain: wordsAt('packChain'),
    all: reading.problems.length > 0 && m.inventory_editor_problems({ count: reading.problems.length }),
  });
  const errorAt = (field: FormField | 'all'): FieldError | undefined => {
    if (field === 'name' || field === 'packChain' || field === 'all') return onTrying.errorAt(field);
    // What can be judged while it is typed is said at once.
    const message = wordsAt(field);
    return message === false ? undefined : { message };
  };
  return {
    form,
    reading,
    errorAt,
    baseVersion: begunOn,
    base: begunWith,
    set: (change: Partial<ItemForm>) => {
      onBegin?.();
      kept.set((before) => ({ ...before, ...change }));
    },
    submit: onTrying.submit,
    forget: kept.forget,
    typed: kept.typed,
  };
};

export type ItemFormState = ReturnType<typeof useItemForm>;

const useCodeHolders = () => {
  const items = useStock().stock?.items;
  return useMemo(() => codeHolders(items ?? []), [items]);
};
