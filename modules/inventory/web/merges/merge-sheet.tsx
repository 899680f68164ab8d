import { useId, useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { mergeUndoDays } from '../../rules/merge-items.ts';
import { stockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { packInWords } from '../show/pack-in-words.ts';
import { quantityText } from '../show/show-quantity.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { useMergeCommands } from './use-merges.ts';

type MergeSheetProps = { readonly pair: readonly [ShownItem, ShownItem]; readonly onClose: () => void };

/** What is more and has a code is taken for the one that stays, until a person says otherwise. */
const likelyToStay = ([left, right]: MergeSheetProps['pair']): ShownItem =>
  right.barcodes.length > left.barcodes.length ||
  (right.barcodes.length === left.barcodes.length && Number(right.level.onHand) > Number(left.level.onHand))
    ? right
    : left;

/** Two items side by side: which one stays, and what becomes of the other. */
export const MergeSheet = ({ pair, onClose }: MergeSheetProps) => {
  const locale = useLocale();
  const group = useId();
  const { restaurantId } = useInventoryWorld();
  const { merge, isBusy, fault } = useMergeCommands();
  const [stays, setStays] = useState(() => likelyToStay(pair));
  const goes = pair.find(({ id }) => id !== stays.id) ?? pair[0];
  // One key for one decision: pressed again after a lost answer, it is answered from the first.
  const command = useMemo(
    () => newCommand(restaurantId, { mergeId: newId(), mergedId: goes.id, keptId: stays.id }),
    [restaurantId, goes.id, stays.id],
  );
  const areUnitsOne = goes.units.baseUnit === stays.units.baseUnit;
  const names = { gone: nameIn(goes, locale), stays: nameIn(stays, locale) };
  const submit = async () => {
    if (!(await merge(command))) return;
    showToast({ title: m.inventory_merge_done(names) });
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.inventory_merge_title()}
      actions={
        <Button
          kind="primary"
          size="thumb"
          disabled={!areUnitsOne}
          busyLabel={isBusy ? m.inventory_loading() : undefined}
          onClick={() => void submit()}
        >
          {m.inventory_merge()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        <div role="radiogroup" aria-label={m.inventory_merge_title()} className="flex flex-col gap-3">
          {pair.map((item) => (
            <Side key={item.id} item={item} group={group} isStaying={item.id === stays.id} onStay={() => setStays(item)} />
          ))}
        </div>
        {areUnitsOne ? (
          <div className="flex flex-col gap-2 text-body text-ink-2">
            <p>{m.inventory_merge_what(names)}</p>
            <p>{m.inventory_merge_back({ days: mergeUndoDays })}</p>
          </div>
        ) : (
          <Banner status="may-not" title={refusalWords({ code: 'MERGE_UNITS_DIFFER' })} />
        )}
        {fault !== undefined && <Banner status="wrong" title={fault} />}
      </div>
    </Sheet>
  );
};

type SideProps = { readonly item: ShownItem; readonly group: string; readonly isStaying: boolean; readonly onStay: () => void };

const Side = ({ item, group, isStaying, onStay }: SideProps) => {
  const locale = useLocale();
  const { areaNames } = usePlaceNames();
  const { units, onHand } = stockRow(item);
  const other = locale === 'am' ? item.name : item.nameLocal;
  const facts: readonly (readonly [string, string])[] = [
    [m.inventory_merge_on_hand(), quantityText(units, onHand)],
    [m.inventory_merge_pack(), packInWords(units)],
    [m.inventory_merge_codes(), item.barcodes.join(m.ui_comma())],
    [m.inventory_merge_places(), areaNames(item.storageAreaIds)],
  ];
  return (
    <label className="flex cursor-pointer flex-col gap-2 rounded-control border border-line-strong p-4 motion-quick has-checked:border-ink has-checked:bg-teff-sunk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="flex items-start justify-between gap-3">
        <span className="flex min-w-0 flex-col">
          <span className="font-semibold">{nameIn(item, locale)}</span>
          {other !== null && other !== nameIn(item, locale) && <span className="text-small text-ink-2">{other}</span>}
        </span>
        <span className="flex items-center gap-2">
          {isStaying && <span className="text-small font-medium">{m.inventory_merge_stays()}</span>}
          <input
            type="radio"
            name={group}
            aria-label={nameIn(item, locale)}
            checked={isStaying}
            onChange={onStay}
            className="size-[1.125rem] accent-ink"
          />
        </span>
      </span>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-small">
        {facts.map(([word, value]) => (
          <div key={word} className="contents">
            <dt className="text-ink-3">{word}</dt>
            <dd className="min-w-0 break-words">{value === '' ? m.inventory_merge_nothing() : value}</dd>
          </div>
        ))}
      </dl>
    </label>
  );
};
