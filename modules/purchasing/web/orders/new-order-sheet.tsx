import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useSuppliers, useTell } from '../purchasing-queries.ts';

/** Begins an order without anything on it: whom it goes to is said first, what is on it is searched for afterwards. */
export const NewOrderSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const { id: restaurantId } = useRestaurant();
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const suppliers = useSuppliers();
  const sellers = (suppliers.data ?? []).filter(({ isActive, offers }) => isActive && offers > 0);
  const [supplierId, setSupplierId] = useState('');
  const [orderId] = useState(newId);
  const { errorAt, send } = useFaults({ supplier: supplierId === '' && m.ui_choose_one() });
  const begin = async () => {
    const expectedOn = sellers.find(({ id }) => id === supplierId)?.earliestDelivery ?? null;
    const order = { orderId, supplierId, expectedOn, note: null, lines: [] };
    if ((await tell(client.createOrders(newCommand(restaurantId, { orders: [order], requestIds: [] })))) !== null) return;
    void navigate({ to: '/purchase/orders/$orderId', params: { orderId } });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.purchasing_new_order()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.purchasing_saving() : undefined} onClick={() => send(() => void begin())}>
          {m.purchasing_new_order_begin()}
        </Button>
      }
    >
      {suppliers.data ? (
        <SelectField
          label={m.purchasing_new_order_whose()}
          value={supplierId}
          error={errorAt('supplier')}
          options={[{ value: '', label: m.purchasing_choose_supplier() }, ...sellers.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ target }) => setSupplierId(target.value)}
        />
      ) : (
        <Unread query={suppliers} />
      )}
    </Sheet>
  );
};
