import { m } from '../../../../generated/messages/web/messages.js';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';

type Query = { readonly isError: boolean; readonly error: unknown; readonly refetch: () => Promise<unknown> };

/** In place of what is not here: on its way, not for this person, or not to be had, with a way to ask again. */
export const Unread = ({ query }: { readonly query: Query }) => {
  if (!query.isError) return <SkeletonRows rows={6} label={m.tasks_loading()} />;
  const { kind } = readFailure(query.error);
  if (kind === 'refusal') return <Banner status="may-not" title={m.tasks_not_here()} />;
  const isCut = kind === 'no-connection';
  return (
    <Banner
      status={isCut ? 'no-connection' : 'wrong'}
      title={isCut ? m.tasks_no_connection_title() : m.tasks_failed_title()}
      action={
        <Button kind="row" onClick={() => void query.refetch()}>
          {m.tasks_try_again()}
        </Button>
      }
    />
  );
};
