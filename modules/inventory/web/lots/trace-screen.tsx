import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import type { BusinessDate } from '../../../../kit/time/business-date.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { itemUnitsFromWire } from '../../contract/from-wire.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { nameIn } from '../show/item-name.ts';
import { changeText, quantityText } from '../show/show-quantity.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { ToStock } from '../show/to-stock.tsx';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { kindWord } from '../words/kind-word.ts';
import { lotMark, lotStatusWord, lotStepWord } from '../words/lot-words.ts';
import { reasonWord } from '../words/reason-word.ts';
import { sourceWord } from '../words/source-word.ts';
import { useDay } from './lot-line.tsx';
import { lotTraceQuery } from './lot-queries.ts';
import { TraceParts } from './trace-parts.tsx';
import { useLotName } from './use-lot-name.ts';
import { shownLot } from './use-lots.ts';

type Trace = InventoryOutputs['traceLot'];

/** Where a lot came from, what was done with it, and where it went; to be read on paper as well. */
export const TraceScreen = () => {
  const { lotId } = useParams({ from: '/protected/in-restaurant/inventory/lots/$lotId' });
  const query = useQuery(lotTraceQuery(useInventoryWorld(), lotId));
  if (query.data) return <TraceOf trace={query.data} />;
  if (!query.isError) return <SkeletonRows rows={6} label={m.inventory_loading()} />;
  return <StockFailure heading={m.inventory_lots()} query={query} list={<ToStock />} />;
};

const TraceOf = ({ trace }: { readonly trace: Trace }) => {
  const { lot, item, movements } = trace;
  const locale = useLocale();
  const lotName = useLotName();
  const day = useDay();
  const units = itemUnitsFromWire(item.units);
  const [brought] = movements;
  const standing = shownLot(lot, trace.today as BusinessDate, false);
  const facts: readonly (readonly [string, string])[] = [
    [m.inventory_lot_supplier(), lot.supplierName ?? ''],
    [m.inventory_lot_received(), day(lot.receivedOn)],
    [m.inventory_lot_source(), brought ? sourceWord(brought.sourceType) : ''],
    [m.inventory_lot_received_by(), brought?.by ?? ''],
    [m.inventory_lot_printed(), lot.printedDate === null ? '' : day(lot.printedDate)],
    [m.inventory_lot_use_until(), lot.expiresOn === null ? '' : day(lot.expiresOn)],
    [m.inventory_column_on_hand(), quantityText(units, quantity(lot.onHand))],
    [m.inventory_column_sku(), item.sku],
  ];
  return (
    <div className="flex max-w-[56rem] flex-col gap-8 pb-10">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="text-small text-ink-2 print:hidden">
            <Link to="/inventory/$itemId" params={{ itemId: item.id }} className="rounded-chip focus-ring hover:text-ink">
              {nameIn(item, locale)}
            </Link>
          </p>
          <h1 className="text-title">
            {nameIn(item, locale)}
            {m.ui_comma()}
            {lotName(lot)}{' '}
            <span className="inline-flex align-middle">
              <Tag status={lotMark(standing)}>{lotStatusWord(standing.status)}</Tag>
            </span>
          </h1>
          {lot.statusReason !== null && <p className="text-ink-2">{lot.statusReason}</p>}
        </div>
        <Button className="print:hidden" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {m.inventory_lot_print()}
        </Button>
      </header>
      <section className="flex flex-col gap-2">
        <h2 className="text-heading">{m.inventory_lot_came_from()}</h2>
        <dl className="grid gap-x-12 border-t border-line md:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
              <dt className="shrink-0 text-ink-2">{name}</dt>
              <dd className="text-right">{value === '' ? <span className="text-ink-3">{m.inventory_facts_none()}</span> : value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Went trace={trace} />
      {trace.parts.length > 0 && <TraceParts trace={trace} />}
      {trace.steps.length > 0 && <Steps trace={trace} />}
    </div>
  );
};

const rowClass = 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2.5';

const Went = ({ trace: { item, movements } }: { readonly trace: Trace }) => {
  const units = itemUnitsFromWire(item.units);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.inventory_lot_went()}</h2>
      <ol aria-label={m.inventory_lot_went()} className="border-t border-line">
        {movements.map((row) => (
          <li key={row.id} className={rowClass}>
            <span className="min-w-0 flex-1 basis-52">
              <b className="font-semibold">{kindWord(row.kind)}</b>
              {row.isCorrection && ` (${m.inventory_lot_correction()})`}
              <span className="block text-small text-ink-2">
                {[sourceWord(row.sourceType), row.reason === null ? '' : reasonWord(row.reason), row.note ?? '', row.by]
                  .filter((word) => word !== '')
                  .join(' · ')}
              </span>
            </span>
            <span className="text-small text-ink-2">
              <MomentText at={row.occurredAt} />
            </span>
            <span className="ml-auto w-28 text-right font-medium">{changeText(units, quantity(row.quantity))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Steps = ({ trace: { steps } }: { readonly trace: Trace }) => {
  const day = useDay();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.inventory_lot_steps()}</h2>
      <ol aria-label={m.inventory_lot_steps()} className="border-t border-line">
        {steps.map((step) => (
          <li key={step.id} className={rowClass}>
            <span className="min-w-0 flex-1 basis-52">
              <b className="font-semibold">{lotStepWord(step.step)}</b>
              <span className="block text-small text-ink-2">{[step.reason ?? '', step.by].filter((word) => word !== '').join(' · ')}</span>
            </span>
            <span className="text-small text-ink-2">
              <MomentText at={step.at} />
            </span>
            <span className="ml-auto w-28 text-right">
              {step.expiresOn === null ? '' : m.inventory_lot_until({ day: day(step.expiresOn) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
