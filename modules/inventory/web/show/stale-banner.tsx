import { m } from '../../../../generated/messages/web/messages.js';
import { queryTimes } from '../../../../platform/web/query-times.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SentenceWith } from '../../../../ui/sentence-with.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';

export type StaleBannerProps = {
  readonly query: {
    readonly dataUpdatedAt: number;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

const isOlder = (sinceMs: number): boolean => Date.now() - sinceMs > queryTimes.defaultStaleMs;

/** Says how old the figures are when the server could not be asked; they stay, for work goes on with them. */
export const StaleBanner = ({ query }: StaleBannerProps) => {
  const isOld = isOlder(query.dataUpdatedAt);
  if (query.dataUpdatedAt === 0 || query.isFetching || !(query.isError || isOld)) return null;
  return (
    <div className="pb-3">
      <Banner
        status="old"
        title={
          <SentenceWith words={(when) => m.inventory_stale_title({ when })}>
            <MomentText at={new Date(query.dataUpdatedAt).toISOString()} style="within" />
          </SentenceWith>
        }
        action={
          <Button kind="row" onClick={() => void query.refetch()}>
            {m.inventory_try_again()}
          </Button>
        }
      >
        {m.inventory_stale_text()}
      </Banner>
    </div>
  );
};
