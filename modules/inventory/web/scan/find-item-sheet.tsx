import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { findByBarcode } from '../../rules/barcode.ts';
import { ItemPicker } from '../record/item-picker.tsx';
import { nameIn } from '../show/item-name.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { ScanSheet } from './scan-sheet.tsx';

export type FindItemSheetProps = {
  readonly items: readonly ShownItem[];
  /** With the code as the item bears it. */
  readonly onFound: (item: ShownItem, barcode: string) => void;
  readonly onClose: () => void;
};

type Missed = { readonly code: string; readonly archived?: ShownItem };

/** An item by its code. One that nobody bears is given to an item, by whoever may. */
export const FindItemSheet = ({ items, onFound, onClose }: FindItemSheetProps) => {
  const [missed, setMissed] = useState<Missed>();
  const look = (code: string) => {
    const found = findByBarcode(items, code);
    if (found?.item.isActive) onFound(found.item, found.barcode);
    else setMissed({ code, ...(found && { archived: found.item }) });
  };
  if (!missed) return <ScanSheet onCode={look} onClose={onClose} />;
  const { code, archived } = missed;
  return (
    <Sheet open onClose={onClose} onPhone="full" title={m.inventory_scan()}>
      <div className="flex flex-col gap-5 pt-2">
        {archived ? <Archived code={code} item={archived} /> : <Unknown code={code} items={items} />}
        <Button className="self-start" onClick={() => setMissed(undefined)}>
          {m.inventory_scan_again()}
        </Button>
      </div>
    </Sheet>
  );
};

const Archived = ({ code, item }: { readonly code: string; readonly item: ShownItem }) => {
  const locale = useLocale();
  return (
    <Banner
      status="soon"
      title={m.inventory_scan_archived({ code, name: nameIn(item, locale) })}
      action={
        <Link to="/inventory/$itemId" params={{ itemId: item.id }} className={buttonClass('row')}>
          {m.inventory_scan_look()}
        </Link>
      }
    />
  );
};

const Unknown = ({ code, items }: { readonly code: string; readonly items: readonly ShownItem[] }) => {
  const navigate = useNavigate();
  const canEdit = useCan('inventory.edit-items');
  if (!canEdit) {
    return (
      <Banner status="soon" title={m.inventory_scan_unknown({ code })}>
        {m.inventory_scan_unknown_ask()}
      </Banner>
    );
  }
  return (
    <>
      <Banner
        status="soon"
        title={m.inventory_scan_unknown({ code })}
        action={
          <Link to="/inventory/new" search={{ barcode: code }} className={buttonClass('row')}>
            {m.inventory_scan_new_item()}
          </Link>
        }
      />
      <section className="flex flex-col gap-2">
        <h3 className="text-heading">{m.inventory_scan_add_to()}</h3>
        <ItemPicker
          items={items}
          onPick={({ id }) => void navigate({ to: '/inventory/$itemId/edit', params: { itemId: id }, search: { barcode: code } })}
        />
      </section>
    </>
  );
};
