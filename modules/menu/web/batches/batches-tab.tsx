import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { BatchLine, WaitingLine } from './batch-line.tsx';
import { useBatches } from './use-batches.ts';

const MakeBatchDialog = lazy(async () => ({ default: (await import('./make-batch-dialog.tsx')).MakeBatchDialog }));

/** What was made of preps that are kept in stock, newest first; the address says which one is about to be booked. */
export const BatchesTab = ({ prepId }: { readonly prepId: string | undefined }) => {
  const navigate = useNavigate();
  const mayProduce = useCan('menu.produce');
  const { query, batches, waiting, undone } = useBatches();
  return (
    <>
      {mayProduce && (
        <Link to="/menu" search={{ tab: 'batches', prep: '' }} className={`self-start ${buttonClass('primary')}`}>
          {m.menu_made_a_batch()}
        </Link>
      )}
      <Made batches={batches} waiting={waiting} undone={undone} />
      {!batches && <Unread query={query} />}
      {query.hasNextPage && (
        <Button busyLabel={query.isFetchingNextPage ? m.ui_unread_loading() : undefined} onClick={() => void query.fetchNextPage()}>
          {m.menu_more_batches()}
        </Button>
      )}
      {mayProduce && prepId !== undefined && (
        <Suspense fallback={null}>
          <MakeBatchDialog
            prepId={prepId}
            onChoose={(prep) => void navigate({ to: '/menu', search: { tab: 'batches', prep }, replace: true })}
            onClose={() => void navigate({ to: '/menu', search: { tab: 'batches' }, replace: true })}
          />
        </Suspense>
      )}
    </>
  );
};

type MadeProps = Pick<ReturnType<typeof useBatches>, 'batches' | 'waiting' | 'undone'>;

/** What waits on this device, then what the server knows of; nothing while neither is known. */
const Made = ({ batches, waiting, undone }: MadeProps) => {
  if (waiting.length === 0 && batches === undefined) return null;
  if (waiting.length === 0 && batches?.length === 0) {
    return <EmptyState title={m.menu_batches_empty_title()}>{m.menu_batches_empty()}</EmptyState>;
  }
  return (
    <ul aria-label={m.menu_tab_batches()} className="border-b border-line">
      {waiting.map((one) => (
        <WaitingLine key={one.body.batchId} waiting={one} />
      ))}
      {batches?.map((batch) => (
        <BatchLine key={batch.id} batch={batch} isUndoWaiting={undone.has(batch.id)} />
      ))}
    </ul>
  );
};
