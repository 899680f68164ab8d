import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** While the account waits for its end: when that comes, and the way back, on every screen. */
export const LeavingBanner = () => {
  const deleteAfter = useSession()?.user.deleteAfter;
  const keep = useKeepAccount();
  if (!deleteAfter) return null;
  return (
    <Banner
      status="soon"
      placement="edge"
      title={m.accounts_leaving_set()}
      action={<Button onClick={() => void keep()}>{m.accounts_leaving_keep()}</Button>}
    >
      <MomentText at={deleteAfter} style="long" />
    </Banner>
  );
};
