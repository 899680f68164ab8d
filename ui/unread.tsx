import { m } from '../generated/messages/web/messages.js';
import { readFailure } from '../platform/web/refusal.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { NotHere, type NotHereProps } from './not-here.tsx';
import { SkeletonRows } from './skeleton.tsx';

export type UnreadProps = NotHereProps & {
  readonly query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly fetchStatus: 'fetching' | 'paused' | 'idle';
    readonly refetch: () => Promise<unknown>;
  };
  /** How many lines the answer usually has: what comes after it moves as little as can be. */
  readonly rows?: number;
};

/** In place of what is not here: on its way, not for this person, or not to be had, with a way to ask again. */
export const Unread = ({ query, list, rows = 6 }: UnreadProps) => {
  // A question that failed without a line waits for one before it is asked again: that is no loading.
  const isPaused = query.fetchStatus === 'paused';
  if (!query.isError && !isPaused) return <SkeletonRows rows={rows} label={m.ui_unread_loading()} />;
  const kind = isPaused ? 'no-connection' : readFailure(query.error).kind;
  if (kind === 'refusal') return <NotHere list={list} />;
  const isCut = kind === 'no-connection';
  return (
    <Banner
      status={isCut ? 'no-connection' : 'wrong'}
      title={isCut ? m.ui_unread_no_connection() : m.ui_unread_failed()}
      action={
        <Button kind="row" onClick={() => void query.refetch()}>
          {m.ui_unread_try_again()}
        </Button>
      }
    >
      {isCut ? m.ui_unread_no_connection_text() : m.ui_unread_failed_text()}
    </Banner>
  );
};
