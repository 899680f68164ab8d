import { Link, useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { AddItem } from '../show/add-item.tsx';
import { amountText } from '../show/amount-text.ts';
import { PhotoField } from '../../../../ui/file/photo-field.tsx';
import { photoBounds } from '../../rules/limits.ts';
import { KeptBanner } from '../show/kept-banner.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { MarketLineFields } from './market-line.tsx';
import { useMarket, type MarketPurchase } from './use-market.ts';

/** What was bought where nobody writes an invoice: in stock and paid in one go, also where there is no line. */
export const MarketScreen = () => {
  const mayReceive = useCan('purchasing.receive');
  const purchase = useMarket();
  const { query, stock, lines, draft, change } = purchase;
  if (!mayReceive) return <Banner status="may-not" title={m.purchasing_receive_kitchen()} />;
  if (!query.data) return <Unread query={query} />;
  if (!stock) return <SkeletonRows rows={6} label={m.ui_unread_loading()} />;
  return (
    <section className="flex max-w-3xl flex-col gap-4">
      <header className="flex flex-col gap-1">
        <Link to="/inventory/deliveries" className={wayBackClass}>
          {m.purchasing_tab_deliveries()}
        </Link>
        <h1 className="text-title">{m.purchasing_market_title()}</h1>
        <p className="text-small text-ink-2">{purchase.seesCost ? m.purchasing_market_lead() : m.purchasing_market_lead_unpriced()}</p>
      </header>
      <KeptBanner kept={purchase.kept} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={m.purchasing_receive_supplier()}
          value={draft.supplierId}
          options={[
            { value: '', label: m.purchasing_market_nobody() },
            ...purchase.sellers.filter(({ isAnybody }) => !isAnybody).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => change({ supplierId: target.value })}
        />
        <TextField
          label={m.purchasing_market_place()}
          maxLength={120}
          value={draft.place}
          onChange={({ target }) => change({ place: target.value })}
        />
      </div>
      {lines.length > 0 && (
        <ul aria-label={m.purchasing_market_lines()}>
          {lines.map((line) => (
            <MarketLineFields key={line.typed.lineId} line={line} purchase={purchase} />
          ))}
        </ul>
      )}
      <AddItem items={stock.items} onAdd={purchase.add} />
      <PhotoField bounds={photoBounds} picture={purchase.picture} onChange={purchase.setPicture} />
      <HandIn purchase={purchase} />
    </section>
  );
};

/** What it came to, and the one touch that books it. */
const HandIn = ({ purchase }: { readonly purchase: MarketPurchase }) => {
  const navigate = useNavigate();
  const { currency } = useRestaurant();
  const { lines, total, isReady } = purchase;
  const isOffline = useLostConnection() !== null;
  const { errorAt, send } = useFaults({ lines: !isReady && m.purchasing_market_missing() });
  const isPriced = total !== null && lines.length > 0;
  const handIn = async () => {
    await purchase.handIn(m.purchasing_open_market());
    showToast({
      status: 'good',
      title: m.purchasing_market_done(),
      ...(isOffline && { description: m.purchasing_receive_waiting() }),
    });
    void navigate({ to: '/inventory/deliveries' });
  };
  return (
    <div data-thumb-bar className="sticky -bottom-6 -mx-4 md:-bottom-8 flex flex-col gap-2 border-t border-line bg-teff px-4 py-3">
      {purchase.seesCost && isReady && !isPriced && <p className="text-small text-ink-2">{m.purchasing_market_unpriced()}</p>}
      <FaultLine error={errorAt('lines')} />
      <Button kind="primary" size="thumb" className="w-full" onClick={() => send(() => void handIn())}>
        {isPriced ? m.purchasing_market_finish({ amount: amountText(String(total), currency) }) : m.purchasing_receive_finish()}
      </Button>
    </div>
  );
};
