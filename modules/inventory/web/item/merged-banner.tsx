import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { nameIn } from '../show/item-name.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { useStock } from '../stock/use-stock.ts';

/** The item that a merged one became, as this device knows it. */
export const useKeptItem = (mergedIntoId: string | null | undefined): ShownItem | undefined => {
  const { stock } = useStock();
  return typeof mergedIntoId === 'string' ? stock?.find(mergedIntoId) : undefined;
};

/** Says which item a merged one became, and leads there: its stock is there now, and what names it books there. */
export const MergedBanner = ({ kept }: { readonly kept: ShownItem }) => {
  const name = nameIn(kept, useLocale());
  return (
    <Banner
      status="information"
      title={m.inventory_item_merged_into({ name })}
      action={
        <Link to="/inventory/$itemId" params={{ itemId: kept.id }} className={buttonClass('row')}>
          {m.inventory_item_merged_open({ name })}
        </Link>
      }
    >
      {m.inventory_item_merged_text()}
    </Banner>
  );
};
