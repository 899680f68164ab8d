import { m } from '../../../generated/messages/web/messages.js';
import { readFailure } from '../../../platform/web/refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

export type NotReadProps = {
  readonly title: string;
  readonly query: { readonly error: unknown; readonly refetch: () => Promise<unknown> };
};

/** In place of what could not be had: a line that is cut is no failure, and either may be asked for again. */
export const NotRead = ({ title, query }: NotReadProps) => {
  const isCut = readFailure(query.error).kind === 'no-connection';
  return (
    <Banner
      status={isCut ? 'no-connection' : 'wrong'}
      title={title}
      action={
        <Button kind="row" onClick={() => void query.refetch()}>
          {m.waste_try_again()}
        </Button>
      }
    >
      {isCut ? m.waste_cut_text() : m.waste_failed_text()}
    </Banner>
  );
};
