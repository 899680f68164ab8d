import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { findItems } from '../list/find-stock.ts';
import { SearchField } from '../list/search-field.tsx';
import { useInventoryCommands } from '../inventory-commands.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { usePlaceNames } from '../stock/use-places.ts';
import { countStatusWord } from '../words/count-words.ts';
import { CountList } from './count-list.tsx';
import { CountPad } from './count-pad.tsx';
import { groupBy } from './group-by.ts';
import { HandIn } from './hand-in.tsx';
import { useCountRows, type CountRow } from './use-count-rows.ts';

const nowhere = 'none';
const areaOf = ({ spot }: CountRow): string => spot.storageAreaId ?? nowhere;

/** Counting at the shelves, in their order; works where there is no line. */
export const CountScreen = () => {
  const { countId } = useParams({ from: '/protected/in-restaurant/inventory/counts/$countId' });
  const { area: asked } = useSearch({ from: '/protected/in-restaurant/inventory/counts/$countId' });
  const navigate = useNavigate();
  const { areaNames } = usePlaceNames();
  const commands = useInventoryCommands();
  const { count, rows, isReady } = useCountRows(countId);
  const [query, setQuery] = useState('');
  const [openAt, setOpenAt] = useState<number>();
  const areas = useMemo(() => [...groupBy(rows, areaOf)], [rows]);
  const area = areas.some(([id]) => id === asked) ? asked : areas[0]?.[0];
  const sought = useDeferredValue(query.trim());
  const shown = useMemo(() => {
    if (sought === '') return rows.filter((row) => areaOf(row) === area);
    const found = new Set(
      findItems(
        rows.map(({ row }) => row.item),
        sought,
      ).map(({ id }) => id),
    );
    return rows.filter(({ spot }) => found.has(spot.itemId));
  }, [rows, area, sought]);

  if (!count.data && count.isError) return <StockFailure error={count.error} onRetry={() => void count.refetch()} />;
  if (!count.data || !isReady) return <SkeletonRows rows={9} label={m.inventory_loading()} />;
  const { count: head, parts } = count.data;
  const isOpen = head.status === 'COUNTING' || head.status === 'RECOUNT';
  const nameOf = (id: string) => (id === nowhere ? m.inventory_counts_nowhere() : areaNames([id]));
  const done = rows.filter(({ isDone }) => isDone).length;
  const open = openAt === undefined ? undefined : rows.find(({ spot }) => spot.position === openAt);
  const moveOn = (from: CountRow) => {
    const behind = shown.slice(shown.indexOf(from) + 1);
    setQuery('');
    setOpenAt(behind.find(({ isDone }) => !isDone)?.spot.position);
  };
  const finishArea = () =>
    void commands.closeCountPart(
      { countId, storageAreaId: area === nowhere ? null : (area ?? null), counterId: null, isClosed: true },
      { subject: `${head.name}: ${nameOf(area ?? nowhere)}` },
    );
  const counting = parts.filter(({ closedAt }) => closedAt === null);
  return (
    <div className="flex h-full flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-title">{head.name}</h1>
          <p className="text-small text-ink-2" role="status">
            {m.inventory_counts_progress({ done: String(done), all: String(rows.length) })}
            {counting.length > 0 &&
              ` · ${counting.map(({ counter, storageAreaId }) => `${counter.name}: ${nameOf(storageAreaId ?? nowhere)}`).join(', ')}`}
          </p>
        </div>
        {isOpen && <HandIn countId={countId} openLines={rows.length - done} />}
      </header>
      {!isOpen && (
        <Banner
          status="information"
          title={countStatusWord(head.status)}
          action={
            <Link to="/inventory/counts/$countId/review" params={{ countId }} className={buttonClass('row')}>
              {m.inventory_counts_look()}
            </Link>
          }
        />
      )}
      {head.status === 'RECOUNT' && <Banner status="soon" title={m.inventory_counts_recount_asked()} />}
      <SearchField value={query} onChange={setQuery} />
      <div className="-mx-4 flex shrink-0 gap-2 overflow-x-auto px-4 pb-1" role="group" aria-label={m.inventory_counts_areas()}>
        {areas.map(([id, inArea]) => (
          <Chip
            key={id}
            pressed={sought === '' && id === area}
            onPress={() => void navigate({ to: '/inventory/counts/$countId', params: { countId }, search: { area: id }, replace: true })}
            count={`${inArea.filter(({ isDone }) => isDone).length}/${inArea.length}`}
          >
            {nameOf(id)}
          </Chip>
        ))}
      </div>
      <CountList rows={shown} isBlind={head.isBlind} onOpen={isOpen ? (row) => setOpenAt(row.spot.position) : undefined} />
      {isOpen && sought === '' && shown.length > 0 && (
        <Button size="thumb" onClick={finishArea}>
          {m.inventory_counts_finish_area({ area: nameOf(area ?? nowhere) })}
        </Button>
      )}
      {open && (
        <CountPad
          key={open.spot.position}
          countId={countId}
          row={open}
          isBlind={head.isBlind}
          isFoundByCode={open.row.item.barcodes.includes(sought)}
          onClose={() => setOpenAt(undefined)}
          onNext={() => moveOn(open)}
        />
      )}
    </div>
  );
};
