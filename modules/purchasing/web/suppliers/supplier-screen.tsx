import { Link, useParams } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { NotHere } from '../../../../ui/not-here.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { nameIn, unitWord } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { OfferRow } from '../../contract/offer.contract.ts';
import type { SupplierRow } from '../../contract/supplier.contract.ts';
import type { Volatility } from '../../rules/price-change.ts';
import { ExportButton } from '../export/export-button.tsx';
import { usePriceFile } from '../export/use-price-file.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useOffers, useSuppliers, useTell } from '../purchasing-queries.ts';
import { priceText } from '../show/amount-text.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { OfferSheet } from './offer-sheet.tsx';
import { SupplierFacts } from './supplier-facts.tsx';
import { SupplierSheet } from './supplier-sheet.tsx';
import { ToSuppliers } from './to-suppliers.tsx';

type Open = { readonly kind: 'supplier' } | { readonly kind: 'offer'; readonly offer: OfferRow | null };

/** A supplier and everything it sells to the restaurant. */
export const SupplierScreen = () => {
  const { supplierId = '' } = useParams({ strict: false });
  const [suppliers, offers] = [useSuppliers(), useOffers()];
  const [open, setOpen] = useState<Open>();
  if (!suppliers.data) return <Unread query={suppliers} />;
  const supplier = suppliers.data.find(({ id }) => id === supplierId);
  if (!supplier) return <NotHere list={<ToSuppliers className={buttonClass('secondary')} />} />;
  if (!offers.data) return <Unread query={offers} />;
  const own = offers.data.filter((offer) => offer.supplierId === supplierId);
  const { isActive } = supplier;
  return (
    <section className="flex flex-col gap-5">
      <SupplierHead supplier={supplier} onEdit={() => setOpen({ kind: 'supplier' })} />
      <SettingGroup title={m.purchasing_offers()}>
        {own.length === 0 && <p className="text-body text-ink-2">{m.purchasing_offers_empty()}</p>}
        <ul aria-label={m.purchasing_offers()}>
          {own.map((offer) => (
            <OfferLine key={offer.id} offer={offer} onEdit={() => setOpen({ kind: 'offer', offer })} />
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {isActive && (
            <Button kind="primary" onClick={() => setOpen({ kind: 'offer', offer: null })}>
              {m.purchasing_add_offer()}
            </Button>
          )}
          <PriceFiles supplier={supplier} offers={own} />
        </div>
      </SettingGroup>
      {open?.kind === 'supplier' && <SupplierSheet supplier={supplier} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'offer' && <OfferSheet supplier={supplier} offer={open.offer} onClose={() => setOpen(undefined)} />}
    </section>
  );
};

/** The supplier's prices, in and out as a file. */
const PriceFiles = ({ supplier, offers }: { readonly supplier: SupplierRow; readonly offers: readonly OfferRow[] }) => {
  const priceRows = usePriceFile();
  return (
    <>
      {supplier.isActive && (
        <Link to="/purchase/suppliers/$supplierId/prices" params={{ supplierId: supplier.id }} className={buttonClass('quiet')}>
          <FileUp aria-hidden />
          {m.purchasing_import_prices()}
        </Link>
      )}
      {offers.length > 0 && <ExportButton name={`${m.purchasing_price_list()} ${supplier.name}`} load={async () => priceRows(offers)} />}
    </>
  );
};

const SupplierHead = ({ supplier, onEdit }: { readonly supplier: SupplierRow; readonly onEdit: () => void }) => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const { tell } = useTell();
  const { id: supplierId, isActive } = supplier;
  const archive = () => tell(client.archiveSupplier(newCommand(restaurantId, { supplierId, isActive: !isActive })));
  return (
    <header className="flex flex-col gap-2">
      <ToSuppliers className={wayBackClass} />
      <h1 className="text-title">
        {supplier.name} {!isActive && <Tag status="not-counted">{m.purchasing_archived()}</Tag>}
      </h1>
      <p className="text-small text-ink-2">
        {[supplier.nameLocal, supplier.phone, supplier.email, supplier.taxNumber].filter((part) => part !== null).join(' · ')}
      </p>
      <SupplierFacts supplier={supplier} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onEdit}>{m.purchasing_edit_supplier()}</Button>
        <Button kind="quiet" onClick={() => void archive()}>
          {isActive ? m.purchasing_archive() : m.purchasing_restore()}
        </Button>
      </div>
    </header>
  );
};

const volatilityWords: Readonly<Record<Exclude<Volatility, 'UNKNOWN'>, () => string>> = {
  STABLE: m.purchasing_volatility_stable,
  VARIABLE: m.purchasing_volatility_variable,
  VOLATILE: m.purchasing_volatility_volatile,
};

const larger = { g: ['1000', 'kg'], ml: ['1000', 'l'], each: ['1', 'each'] } as const;

const OfferLine = ({ offer, onEdit }: { readonly offer: OfferRow; readonly onEdit: () => void }) => {
  const locale = useLocale();
  const [of, unit] = larger[offer.baseUnit];
  const { currency, volatility } = offer;
  const price = priceText(offer.price, { of: '1', currency });
  const base = priceText(offer.pricePerBase, { of, currency });
  const facts = [
    offer.packText ?? unitWord(offer.orderUnit, 1),
    price ?? m.purchasing_price_unknown(),
    offer.isTaxIncluded ? m.purchasing_tax_included() : null,
    base && m.purchasing_price_without_tax({ price: base, unit: unitWord(unit, 1) }),
    offer.isPrimary ? m.purchasing_primary_tag() : null,
  ];
  return (
    <li className="flex items-center gap-x-4 border-t border-line py-3">
      <span className="min-w-0 flex-1">
        <span className="block text-body font-medium">{nameIn({ name: offer.itemName, nameLocal: offer.itemNameLocal }, locale)}</span>
        <span className="block text-small text-ink-2">{facts.filter((part) => part !== null).join(' · ')}</span>
        {volatility !== 'UNKNOWN' && (
          <StatusLine status={volatility === 'STABLE' ? 'good' : 'soon'}>{volatilityWords[volatility]()}</StatusLine>
        )}
      </span>
      <Button kind="row" className="shrink-0" onClick={onEdit}>
        {m.purchasing_edit_offer()}
      </Button>
    </li>
  );
};
