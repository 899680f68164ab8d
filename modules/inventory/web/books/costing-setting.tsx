import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { useChangeBooks, type Books } from './use-books.ts';

type Costing = Books['costing'];

/** By which price stock leaves. What a change does, and what it leaves alone, is said before it is made. */
export const CostingSetting = ({ books }: { readonly books: Books }) => {
  const { client, restaurantId } = useInventoryWorld();
  const { change, isChanging, fault, forgetFault } = useChangeBooks();
  const [asked, setAsked] = useState<Costing>();
  const close = () => {
    setAsked(undefined);
    forgetFault();
  };
  const keep = async (costing: Costing) => {
    if (await change(client.setCosting(newCommand(restaurantId, { costing })))) close();
  };
  const words: Readonly<Record<Costing, string>> = { AVERAGE: m.inventory_costing_average(), FIFO: m.inventory_costing_fifo() };
  return (
    <SettingGroup title={m.inventory_costing()} hint={m.inventory_costing_hint()}>
      <SettingRow
        title={words[books.costing]}
        hint={books.costing === 'AVERAGE' ? m.inventory_costing_average_hint() : m.inventory_costing_fifo_hint()}
      >
        <Segment
          label={m.inventory_costing()}
          options={[
            { value: 'AVERAGE', label: words.AVERAGE },
            { value: 'FIFO', label: words.FIFO },
          ]}
          value={books.costing}
          onChange={(costing) => setAsked(costing === books.costing ? undefined : costing)}
        />
      </SettingRow>
      {asked && (
        <Dialog
          open
          onClose={close}
          title={m.inventory_costing_change_title({ costing: words[asked] })}
          description={m.inventory_costing_change_text()}
          actions={
            <>
              <Button onClick={close}>{m.inventory_cancel()}</Button>
              <Button kind="primary" busyLabel={isChanging ? m.inventory_loading() : undefined} onClick={() => void keep(asked)}>
                {m.inventory_costing_change()}
              </Button>
            </>
          }
        >
          {fault !== undefined && <Banner status="wrong" title={fault} />}
        </Dialog>
      )}
    </SettingGroup>
  );
};
