import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newSecret } from '../../../../platform/web/new-secret.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LinkCard } from '../../../../ui/link-card.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { restaurantCode } from '../../../restaurants/rules/restaurant-code.ts';
import { type MenuClient, useMenuWorld } from '../menu-client.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useTell } from '../use-tell.ts';

const open = (client: MenuClient) => client.openGuestMenu;
const close = (client: MenuClient) => client.closeGuestMenu;

/** Makes the code that guests open the menu by, or takes it away. It is shown once: we keep only what proves it. */
export const GuestLinkDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { client, restaurantId } = useMenuWorld();
  const query = useQuery({ queryKey: ['menu', restaurantId, 'guest-link'], queryFn: () => client.readGuestLink({ restaurantId }) });
  const { tell, isTelling } = useTell();
  const [link, setLink] = useState<string>();
  const { moment } = useWhen();
  const make = async () => {
    const secret = newSecret();
    const refused = await tell(open, { secret });
    if (refused === null) setLink(`${location.origin}/guest-menu#${restaurantCode(restaurantId, secret)}`);
  };
  const revoke = async () => {
    if ((await tell(close, {})) === null) setLink(undefined);
  };
  const madeAt = query.data?.madeAt ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_guest_menu()}
      description={m.menu_guest_menu_text()}
      actions={
        <>
          {madeAt !== null && (
            <Button disabled={isTelling} onClick={() => void revoke()}>
              {m.menu_guest_close()}
            </Button>
          )}
          {query.data && link === undefined && (
            <Button kind="primary" busyLabel={isTelling ? m.menu_saving() : undefined} onClick={() => void make()}>
              {madeAt === null ? m.menu_guest_open() : m.menu_guest_open_again()}
            </Button>
          )}
        </>
      }
    >
      {!query.data && <Unread query={query} />}
      {madeAt !== null && link === undefined && (
        <p className="text-body">
          {m.menu_guest_made({ when: moment(madeAt) })} {m.menu_guest_again_text()}
        </p>
      )}
      {link !== undefined && <LinkCard link={link} hint={m.menu_guest_print_now()} />}
    </Dialog>
  );
};
