import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { Kept } from '../../../../ui/form/use-kept.ts';

/** Says of a form that it is as somebody left it, and lets them begin anew. */
export const KeptBanner = ({ kept: { isFound, startAnew } }: { readonly kept: Pick<Kept<unknown>, 'isFound' | 'startAnew'> }) =>
  isFound && (
    <Banner
      status="information"
      title={m.purchasing_kept_found()}
      action={
        <Button kind="row" onClick={startAnew}>
          {m.purchasing_kept_start_anew()}
        </Button>
      }
    />
  );
