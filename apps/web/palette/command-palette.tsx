import { useMemo, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { fuzzyIndex } from '../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../kit/text/fuzzy-match.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PickList } from '../../../ui/pick-list.tsx';
import { usePaletteEntries, type PaletteEntry } from './palette-entries.ts';
import { closePalette } from './palette-state.ts';

const shownMax = 8;

/** Whoever pressed the keys goes on typing: the dialog would begin at its first button. */
const focusOnMount = (field: HTMLInputElement | null): void => field?.focus();

/** Finds a place or a deed by its name, however it is spelt, and goes there. */
export const CommandPalette = () => {
  const [query, setQuery] = useState('');
  const entries = usePaletteEntries();
  const index = useMemo(() => fuzzyIndex(entries, ({ title, hint }) => [title, hint]), [entries]);
  const found = query.trim() === '' ? entries : fuzzyMatch(query, index, { limit: shownMax }).map(({ item }) => item);
  const pick = (entry: PaletteEntry): void => {
    closePalette();
    entry.run();
  };
  return (
    <Dialog open onClose={closePalette} title={m.app_palette()}>
      <PickList
        label={m.app_palette()}
        placeholder={m.app_palette_placeholder()}
        query={query}
        onQuery={setQuery}
        choices={found}
        idOf={({ id }) => id}
        draw={({ title, hint }) => (
          <>
            <span className="font-medium">{title}</span>
            <span className="truncate text-small text-ink-2">{hint}</span>
          </>
        )}
        onPick={pick}
        empty={m.app_palette_nothing()}
        fieldRef={focusOnMount}
      />
    </Dialog>
  );
};
