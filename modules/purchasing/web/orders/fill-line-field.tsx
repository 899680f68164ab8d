import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, parseQuantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { nameIn, unitWord } from '../../../inventory/web/parts.ts';
import { type FillLine } from '../../contract/fill-line.ts';
import { roundingText } from './rounding-text.ts';

/** What a person typed for an item, by its id. */
export type Chosen = ReadonlyMap<string, string>;

/** Packs of a line: what was typed, or what covers it; null for what is no number. */
export const packsOf = (line: FillLine, chosen: Chosen) => parseQuantity(chosen.get(line.item.id) ?? formatQuantity(line.packs));

export type FillLineFieldProps = {
  readonly line: FillLine;
  readonly chosen: Chosen;
  readonly onChoose: (text: string) => void;
  readonly children?: ReactNode;
};

/** How much of an item is short, and how many packs cover it. */
export const FillLineField = ({ line, chosen, onChoose, children }: FillLineFieldProps) => {
  const locale = useLocale();
  const { item, offer } = line;
  const text = chosen.get(item.id) ?? formatQuantity(line.packs);
  const packs = packsOf(line, chosen);
  const count = packs === null ? 0 : Number(formatQuantity(packs));
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="truncate text-body font-medium">{nameIn(item, locale)}</p>
        <p aria-live="polite" className="text-small text-ink-2">
          {roundingText(line, packs)}
        </p>
        {children}
      </div>
      <TextField
        fieldClassName="w-36"
        label={<span className="sr-only">{m.purchasing_packs_of({ name: nameIn(item, locale) })}</span>}
        trailing={<span className="max-w-20 truncate text-small">{unitWord(offer.orderUnit, count)}</span>}
        className="text-right tabular-nums"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={packs === null || packs < 0n ? { message: m.purchasing_number_wrong() } : undefined}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );
};

/** What is short and has no supplier. */
export const Unsold = ({
  names,
}: {
  readonly names: readonly { readonly id: string; readonly name: string; readonly nameLocal: string | null }[];
}) => {
  const locale = useLocale();
  return (
    <SettingGroup title={m.purchasing_fill_unsold()}>
      <p className="text-body text-ink-2">{names.map((item) => nameIn(item, locale)).join(m.ui_comma())}</p>
    </SettingGroup>
  );
};
