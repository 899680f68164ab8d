import { m } from '../../../generated/messages/web/messages.js';
import { Button } from '../../../ui/button.tsx';

/** In place of what could not be read, with the way to ask again. */
export const ListFailed = ({ onTryAgain }: { readonly onTryAgain: () => Promise<unknown> }) => (
  <p role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-body text-ink-2">
    {m.accounts_list_failed()}
    <Button kind="row" onClick={() => void onTryAgain()}>
      {m.accounts_try_again()}
    </Button>
  </p>
);
