import { m } from '../generated/messages/web/messages.js';
import { readFailure } from '../platform/web/refusal.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { SkeletonRows } from './skeleton.tsx';

export type UnreadProps = {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => Promise<unknown> };
};

/** In place of what is not here: on its way, not for this person, or not to be had, with a way to ask again. */
export const Unread = ({ query }: UnreadProps) => {
  if (!query.isError) return <SkeletonRows rows={6} label={m.ui_unread_loading()} />;
  const { kind } = readFailure(query.error);
  if (kind === 'refusal') return <Banner status="may-not" title={m.ui_unread_not_here()} />;
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
