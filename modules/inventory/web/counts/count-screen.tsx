import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { SearchField } from '../list/search-field.tsx';
import { useInventoryCommands } from '../inventory-commands.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { ScanItemButton } from '../scan/scan-button.tsx';
import { nameIn } from '../show/item-name.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { usePlaceNames } from '../stock/use-places.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { useStock } from '../stock/use-stock.ts';
import { CountAreas } from './count-areas.tsx';
import { CountBanners } from './count-banners.tsx';
import { CountList } from './count-list.tsx';
import { CountPad } from './count-pad.tsx';
import { HandIn } from './hand-in.tsx';
import { useCountRows, type CountRow } from './use-count-rows.ts';
import { nowhere, useWalk } from './use-walk.ts';

/** Counting at the shelves, in their order; works where there is no line. */
export const CountScreen = () => {
  const { countId } = useParams({ from: '/protected/in-restaurant/inventory/counts/$countId' });
  const { query, head, rows, isReady } = useCountRows(countId);
  if (!head && query.isError) return <StockFailure heading={m.inventory_counts()} query={query} />;
  if (!head || !isReady) return <SkeletonRows rows={9} label={m.inventory_loading()} />;
  return <Walk {...head} rows={rows} />;
};

type WalkProps = Pick<InventoryOutputs['getCount'], 'count' | 'parts'> & { readonly rows: readonly CountRow[] };

const Walk = ({ count, parts, rows }: WalkProps) => {
  const asked = useSearch({ from: '/protected/in-restaurant/inventory/counts/$countId' });
  const navigate = useNavigate();
  const commands = useInventoryCommands();
  const nameOf = useAreaName();
  const { areas, areaId = nowhere, query, setQuery, sought, shown, open, setOpenAt, openItem, moveOn } = useWalk(count.id, rows, asked);
  const isOpen = count.status === 'COUNTING' || count.status === 'RECOUNT';
  const countId = count.id;
  const showArea = (area: string) =>
    void navigate({ to: '/inventory/counts/$countId', params: { countId }, search: { area }, replace: true });
  const finishArea = () =>
    void commands.closeCountPart(
      { countId, storageAreaId: areaId === nowhere ? null : areaId, counterId: null, isClosed: true },
      { subject: `${count.name}: ${nameOf(areaId)}` },
    );
  return (
    <div className="flex h-full flex-col gap-3">
      <Head count={count} parts={parts} rows={rows} isOpen={isOpen} />
      <CountBanners count={count} isOpen={isOpen} />
      <div className="flex items-center gap-1">
        <SearchField value={query} onChange={setQuery} />
        {isOpen && <ScanToCount onFound={openItem} />}
      </div>
      <CountAreas areas={areas} shownId={sought === '' ? areaId : undefined} nameOf={nameOf} onShow={showArea} />
      <CountList
        countId={countId}
        rows={shown}
        isBlind={count.isBlind}
        onOpen={isOpen ? (row) => setOpenAt(row.spot.position) : undefined}
      />
      {isOpen && sought === '' && shown.length > 0 && (
        <Button size="thumb" onClick={finishArea}>
          {m.inventory_counts_finish_area({ area: nameOf(areaId) })}
        </Button>
      )}
      {open && (
        <CountPad
          key={open.spot.position}
          countId={countId}
          row={open}
          isBlind={count.isBlind}
          isFoundByCode={open.row.item.barcodes.includes(sought)}
          onClose={() => setOpenAt(undefined)}
          onNext={() => moveOn(open)}
        />
      )}
    </div>
  );
};

const ScanToCount = ({ onFound }: { readonly onFound: (itemId: string, barcode: string) => boolean }) => {
  const locale = useLocale();
  const { stock } = useStock();
  const find = (item: ShownItem, barcode: string) => {
    if (!onFound(item.id, barcode)) showToast({ status: 'soon', title: m.inventory_scan_not_in_count({ name: nameIn(item, locale) }) });
  };
  return <ScanItemButton items={stock?.items ?? []} onFound={find} />;
};

const Head = ({ count, parts, rows, isOpen }: WalkProps & { readonly isOpen: boolean }) => {
  const nameOf = useAreaName();
  const done = rows.filter(({ isDone }) => isDone).length;
  const counting = parts
    .filter(({ closedAt }) => closedAt === null)
    .map(({ counter, storageAreaId }) => `${counter.name}: ${nameOf(storageAreaId ?? nowhere)}`);
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-title">{count.name}</h1>
        <p className="text-small text-ink-2" role="status">
          {m.inventory_counts_progress({ done: String(done), all: String(rows.length) })}
          {counting.length > 0 && ` · ${counting.join(m.ui_comma())}`}
        </p>
      </div>
      {isOpen && <HandIn countId={count.id} openLines={rows.length - done} />}
    </header>
  );
};

const useAreaName = () => {
  const { areaNames } = usePlaceNames();
  return (areaId: string): string => (areaId === nowhere ? m.inventory_counts_nowhere() : areaNames([areaId]));
};
