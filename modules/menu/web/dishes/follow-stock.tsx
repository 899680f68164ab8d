import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import type { Dish } from '../../contract/fields.ts';
import type { MenuClient } from '../menu-client.ts';
import { useTell } from '../use-tell.ts';

const send = (client: MenuClient) => client.followStock;

/** Whether stock takes a dish off, and what it makes of it now. */
export const FollowStock = ({ dish: { id, followsStock, portionsLeft } }: { readonly dish: Dish }) => {
  const { tell, isTelling } = useTell();
  const left = portionsLeft === null ? m.menu_portions_unknown() : m.menu_portions_made({ count: portionsLeft });
  return (
    <SettingRow title={m.menu_follow_stock()} hint={followsStock ? left : m.menu_follow_stock_text()}>
      <Button
        busyLabel={isTelling ? m.menu_saving() : undefined}
        onClick={() => void tell(send, { dishId: id, followsStock: !followsStock })}
      >
        {followsStock ? m.menu_follow_stock_off() : m.menu_follow_stock_on()}
      </Button>
    </SettingRow>
  );
};
