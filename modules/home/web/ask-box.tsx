import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { fuzzyIndex } from '../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../kit/text/fuzzy-match.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { PickList } from '../../../ui/pick-list.tsx';
import type { Asking } from '../../assistant/web/parts.ts';
import { findQuery, useHomeWorld } from './home-client.ts';

/** A place or deed that the shell knows. */
export type Place = { readonly id: string; readonly title: string; readonly hint: string; readonly run: () => void };

/** Every place and deed that the shell offers to whoever looks. */
export type UsePlaces = () => readonly Place[];

/** How many screens are named beside what was found in the restaurant. */
const placesShown = 4;

type Choice = Omit<Place, 'hint'> & { readonly hint: string | null };

const useChoices = (words: string, usePlaces: UsePlaces): readonly Choice[] => {
  const places = usePlaces();
  const navigate = useNavigate();
  const language = useLocale();
  const { data } = useQuery({ ...findQuery(useHomeWorld(), { words, language }), placeholderData: keepPreviousData });
  if (words === '') return [];
  const index = fuzzyIndex(places, ({ title, hint }) => [title, hint]);
  const found = words.length > 1 ? (data?.found ?? []) : [];
  return [
    ...fuzzyMatch(words, index, { limit: placesShown }).map(({ item }) => item),
    ...found.map(({ id, title, detail, place }) => ({ id, title, hint: detail, run: () => void navigate({ to: place as '/' }) })),
  ];
};

/** A name has few words and says nothing more; what has more, or a question mark, may be a question. */
const mayBeQuestion = (words: string): boolean => /[?፧]$/.test(words) || words.split(/\s+/).length > 1;

const useAskChoice = (words: string, asking: Asking | null, onAsked: () => void): readonly Choice[] => {
  if (asking === null || asking.pending !== null || !mayBeQuestion(words)) return [];
  const run = () => void asking.ask(words).then((isAsked) => isAsked && onAsked());
  return [{ id: 'ask', title: m.assistant_ask_it({ words }), hint: m.assistant_ask_price({ count: asking.cost }), run }];
};

type AskBoxProps = {
  readonly usePlaces: UsePlaces;
  /** The conversation that a question goes into; null where nobody answers. */
  readonly asking: Asking | null;
};

/**
 * Finds a screen, an item, a person, a dish, a supplier or a figure by its name, however it is spelt, and leads there; what may
 * be a question is asked, with its price beside it.
 */
export const AskBox = ({ usePlaces, asking }: AskBoxProps) => {
  const [query, setQuery] = useState('');
  const words = query.trim();
  const found = useChoices(words, usePlaces);
  const choices = [...useAskChoice(words, asking, () => setQuery('')), ...found];
  return (
    <PickList
      label={m.home_ask()}
      placeholder={m.home_ask_placeholder()}
      query={query}
      onQuery={setQuery}
      choices={choices}
      idOf={({ id }) => id}
      draw={({ title, hint }) => (
        <>
          <span className="font-medium">{title}</span>
          <span className="max-w-2/5 shrink-0 text-right text-small text-ink-2">{hint}</span>
        </>
      )}
      onPick={({ run }) => run()}
      empty={words === '' ? null : m.home_ask_nothing()}
    />
  );
};
