import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { ActionProps } from './use-shown-order.ts';

/** Whether an order that came to nothing goes from the list. */
export const CancelDialog = ({ shown: { order, name, commands }, onClose }: ActionProps) => (
  <Dialog
    open
    onClose={onClose}
    title={m.kitchen_cancel_order()}
    description={m.kitchen_cancel_order_text({ order: name })}
    actions={
      <>
        <Button onClick={onClose}>{m.kitchen_keep_it()}</Button>
        <Button kind="primary" onClick={() => void commands.close({ orderId: order.id, step: 'CANCEL' }, name).then(onClose)}>
          {m.kitchen_cancel_order()}
        </Button>
      </>
    }
  />
);
