import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { betweenTasks } from '../../../../platform/web/between-tasks.ts';
import { fieldClass } from '../../../../ui/field.tsx';
import { useStock } from '../stock/use-stock.ts';
import { nameSteps } from './find-stock.ts';

/** @unit milliseconds after the last key before the address follows; the letters themselves are there at once */
const settleMs = 120;

export type SearchFieldProps = { readonly value: string | undefined; readonly onChange: (value: string) => void };

export const SearchField = ({ value = '', onChange }: SearchFieldProps) => {
  const { stock } = useStock();
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The address changed from outside: back, or "show all".
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), settleMs);
    return () => clearTimeout(timer);
  });
  return (
    <span className="relative block w-full md:w-65">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={m.inventory_search()}
        placeholder={m.inventory_search_hint()}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => void betweenTasks(nameSteps(stock?.items ?? []))}
        className={`${fieldClass} pl-9 [&::-webkit-search-cancel-button]:hidden`}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={m.inventory_clear_search()}
          onClick={() => setTyped('')}
          className="absolute inset-y-0 right-0 inline-flex w-10 items-center justify-center rounded-control text-ink-2 focus-ring"
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </span>
  );
};
