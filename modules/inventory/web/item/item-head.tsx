import { Link } from '@tanstack/react-router';
import { Archive, ArchiveRestore, ChevronRight, Pencil } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { standingStatus, type StockRow } from '../list/stock-row.ts';
import { useArchive } from '../list/use-archive.ts';
import { nameIn } from '../show/item-name.ts';
import { quantityText } from '../show/show-quantity.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import { standingWord } from '../words/standing-word.ts';

export type ItemHeadProps = {
  readonly row: StockRow;
  /** Whether it became another item, which is not taken back here. */
  readonly isMerged: boolean;
  readonly onWhy: (() => void) | undefined;
};

export const ItemHead = ({ row, isMerged, onWhy }: ItemHeadProps) => {
  const { item, standing, units, onHand } = row;
  const locale = useLocale();
  const { areaNames } = usePlaceNames();
  const area = areaNames(item.storageAreaIds);
  const other = locale === 'am' ? item.name : item.nameLocal;
  return (
    <header className="flex flex-col gap-1">
      <nav className="flex items-center gap-2 text-small text-ink-2">
        <Link to="/inventory" className="rounded-chip focus-ring hover:text-ink">
          {m.inventory_list_label()}
        </Link>
        {area !== '' && <ChevronRight className="size-3.5" aria-hidden />}
        {area}
      </nav>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-title">
            {nameIn(item, locale)}{' '}
            <span className="inline-flex align-middle">
              {item.isActive ? (
                <Tag status={standingStatus[standing.status]}>{standingWord(standing.status)}</Tag>
              ) : (
                <Tag status="not-counted">{isMerged ? m.inventory_item_merged() : m.inventory_item_archived()}</Tag>
              )}
            </span>
          </h1>
          {other !== null && other !== nameIn(item, locale) && <p className="text-small text-ink-2">{other}</p>}
        </div>
        {/* How much there is comes before what may be done with it, where no panel beside says it. */}
        {onWhy && (
          <button
            type="button"
            onClick={onWhy}
            className="flex items-baseline gap-3 self-start rounded-chip basis-full pt-1 text-left focus-ring"
          >
            <span className="text-figure">{quantityText(units, onHand)}</span>
            <span className="text-link text-small">{m.inventory_why()}</span>
          </button>
        )}
        {!isMerged && <Actions row={row} />}
      </div>
    </header>
  );
};

const Actions = ({ row: { item } }: { readonly row: StockRow }) => {
  const canEdit = useCan('inventory.edit-items');
  const canRequest = useCan('purchasing.request');
  const canHandle = useCan('inventory.handle-lots');
  const archive = useArchive();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canEdit && (
        <Button
          kind="quiet"
          icon={item.isActive ? <Archive aria-hidden /> : <ArchiveRestore aria-hidden />}
          onClick={() => void archive([item], !item.isActive)}
        >
          {item.isActive ? m.inventory_archive() : m.inventory_restore()}
        </Button>
      )}
      {canEdit && (
        <Link to="/inventory/$itemId/edit" params={{ itemId: item.id }} className={buttonClass('secondary')}>
          <Pencil aria-hidden />
          {m.inventory_edit()}
        </Link>
      )}
      {canEdit && item.isActive && (
        <Link to="/inventory/duplicates" search={{ item: item.id }} className={buttonClass('secondary')}>
          {m.inventory_duplicates_of()}
        </Link>
      )}
      {canHandle && item.isActive && (
        <Link to="/inventory/labels" search={{ item: item.id }} className={buttonClass('secondary')}>
          {m.inventory_label_make()}
        </Link>
      )}
      {canRequest && item.isActive && (
        <Link to="/inventory/request" search={{ items: item.id }} className={buttonClass('secondary')}>
          {m.inventory_request()}
        </Link>
      )}
      {item.isActive && (
        <Link
          to="/inventory/record"
          search={{ item: item.id }}
          className={classNames(buttonClass('primary'), 'max-md:order-first max-md:w-full')}
        >
          {m.inventory_record_movement()}
        </Link>
      )}
    </div>
  );
};
