import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Field, fieldClass } from '../../../../ui/field.tsx';
import { nameIn, NoItemsYet, quantityText, ScanItemButton, stockRow } from '../../../inventory/web/parts.ts';
import { wasteKindWord } from '../words/waste-word.ts';
import type { WasteLog } from './use-log.ts';
import { idOfMade, useMade } from './use-made.ts';

/** The look of a tile that a wet finger finds. */
export const tileClass =
  'flex min-h-16 flex-col items-start justify-center rounded-tile border border-line-strong px-3 py-2 text-left focus-ring motion-quick hover:bg-teff-sunk active:bg-line aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-teff';

/** What was thrown away: what is usual now, what is looked for or scanned, and what nobody sorted. */
export const WhatTiles = ({ log }: { readonly log: WasteLog }) => {
  const locale = useLocale();
  const { stock, tiles, row, form, pick, pickMade, pickKind, search, setSearch } = log;
  const made = useMade(search);
  const cooked = made.length === 0 && form.made !== null && search.trim() === '' ? [form.made] : made;
  return (
    <section aria-labelledby="waste-what" className="flex flex-col gap-3">
      <h2 id="waste-what" className="text-heading">
        {m.waste_what()}
      </h2>
      <form
        className="flex items-end gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = tiles;
          const [cookedFirst] = cooked;
          if (search.trim() === '') return;
          if (first) pick(first);
          else if (cookedFirst) pickMade(cookedFirst);
        }}
      >
        <Field className="flex-1" label={m.waste_search()}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              placeholder={m.waste_search_hint()}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className={fieldClass}
            />
          )}
        </Field>
        <ScanItemButton items={stock?.items ?? []} onFound={(item) => pick(stockRow(item))} />
      </form>
      <div className="grid grid-cols-2 gap-2">
        {tiles.map((tile) => (
          <button
            key={tile.item.id}
            type="button"
            aria-pressed={tile.item.id === row?.item.id}
            onClick={() => pick(tile)}
            className={`${tileClass} min-h-20`}
          >
            <span className="text-heading break-words hyphens-auto">{nameIn(tile.item, locale)}</span>
            <span className="text-small opacity-80">{m.waste_on_hand({ quantity: quantityText(tile.units, tile.onHand) })}</span>
          </button>
        ))}
        {cooked.map((one) => (
          <button
            key={idOfMade(one)}
            type="button"
            aria-pressed={form.made !== null && idOfMade(form.made) === idOfMade(one)}
            onClick={() => pickMade(one)}
            className={`${tileClass} min-h-20`}
          >
            <span className="text-heading break-words hyphens-auto">{one.name}</span>
            <span className="text-small opacity-80">{wasteKindWord(one.thing.kind)}</span>
          </button>
        ))}
      </div>
      {tiles.length + cooked.length === 0 &&
        (search.trim() === '' ? <NoItemsYet /> : <p className="text-body text-ink-2">{m.waste_none_found()}</p>)}
      <div className="grid grid-cols-2 gap-2">
        {(['PLATE', 'UNIDENTIFIED'] as const).map((kind) => (
          <button key={kind} type="button" aria-pressed={form.kind === kind} onClick={() => pickKind(kind)} className={tileClass}>
            {wasteKindWord(kind)}
          </button>
        ))}
      </div>
    </section>
  );
};
