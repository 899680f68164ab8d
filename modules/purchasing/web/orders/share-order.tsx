import { Share2 } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { newSecret } from '../../../../platform/web/new-secret.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LinkCard } from '../../../../ui/link-card.tsx';
import { restaurantCode } from '../../../restaurants/rules/restaurant-code.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/order.contract.ts';
import { purchasingLimits } from '../../rules/limits.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useTell } from '../purchasing-queries.ts';

/** Makes a link by which the supplier opens an order that it was told, to hand on however people talk to each other. */
export const ShareOrder = ({ order }: { readonly order: Order }) => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [link, setLink] = useState<string>();
  if (order.revision === 0) return null;
  const share = async () => {
    const secret = newSecret();
    const refused = await tell(client.shareOrder(newCommand(restaurantId, { orderId: order.id, secret })));
    if (refused === null) setLink(`${location.origin}/order#${restaurantCode(restaurantId, secret)}`);
  };
  return (
    <>
      <Button icon={<Share2 aria-hidden />} disabled={isTelling} onClick={() => void share()}>
        {m.purchasing_share()}
      </Button>
      {link !== undefined && (
        <Dialog open onClose={() => setLink(undefined)} title={m.purchasing_share()}>
          <LinkCard link={link} hint={m.purchasing_share_text({ days: purchasingLimits.linkDays })} />
        </Dialog>
      )}
    </>
  );
};
