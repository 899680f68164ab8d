import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';

/** Two people changed one thing: the later one sees it, and begins again from how it is now, or leaves. */
export const ChangedMeanwhile = ({ onStartAgain }: { readonly onStartAgain: () => void }) => (
  <Banner
    status="soon"
    title={m.menu_changed_meanwhile()}
    action={
      <Button kind="row" onClick={onStartAgain}>
        {m.menu_start_again()}
      </Button>
    }
  >
    {m.menu_changed_meanwhile_text()}
  </Banner>
);
