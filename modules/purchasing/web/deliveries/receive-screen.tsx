import { Link, useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { PhotoField } from '../../../../ui/file/photo-field.tsx';
import { photoBounds } from '../../rules/limits.ts';
import { KeptBanner } from '../show/kept-banner.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { AddItem } from '../show/add-item.tsx';
import { SupplierField } from '../show/supplier-field.tsx';
import { findingsText } from './finding-words.ts';
import { ReceiveLine } from './receive-line.tsx';
import { useReceiving, type Receiving } from './use-receiving.ts';

/** Takes in what came, line by line or all in one touch. Works without a line; what was typed outlives a closed browser. */
export const ReceiveScreen = () => {
  const search: { readonly order?: string } = useSearch({ strict: false });
  const mayReceive = useCan('purchasing.receive');
  const receiving = useReceiving(search.order ?? null);
  const { query, order, lines } = receiving;
  const { errorAt, send } = useFaults(faultsOf(receiving));
  if (!mayReceive) return <Banner status="may-not" title={m.purchasing_receive_kitchen()} />;
  if (!query.data) return <Unread query={query} />;
  // Without the stock there are no lines yet, and nothing to touch.
  if (!receiving.stock) return <SkeletonRows rows={6} label={m.ui_unread_loading()} />;
  return (
    <section className="flex max-w-3xl flex-col gap-4">
      <header className="flex flex-col gap-1">
        <Link to="/inventory/deliveries" className={wayBackClass}>
          {m.purchasing_tab_deliveries()}
        </Link>
        <h1 className="text-title">{order?.supplierName ?? m.purchasing_receive_without()}</h1>
        {order && <p className="text-small text-ink-2">{order.number}</p>}
        <p className="text-small text-ink-2">{m.purchasing_receive_draft()}</p>
      </header>
      {search.order !== undefined && !order && <Banner status="soon" title={m.purchasing_receive_gone()} />}
      <KeptBanner kept={receiving.kept} />
      {order ? (
        <Button size="thumb" onClick={receiving.allAsOrdered}>
          {m.purchasing_receive_all()}
        </Button>
      ) : (
        <Supplier receiving={receiving} error={errorAt('supplier')} />
      )}
      <ul aria-label={m.purchasing_came()}>
        {lines.map((one) => (
          <ReceiveLine key={one.line.lineId} one={one} receiving={receiving} />
        ))}
      </ul>
      <AddItem items={receiving.stock.items} onAdd={receiving.add} />
      <PhotoField bounds={photoBounds} picture={receiving.picture('')} onChange={(picture) => receiving.setPicture('', picture)} />
      <Papers receiving={receiving} />
      <HandIn receiving={receiving} error={errorAt('lines')} onSend={send} />
    </section>
  );
};

const faultsOf = ({ supplierId, isWritten, vehicleTenths }: Receiving) => ({
  supplier: supplierId === '' && m.ui_choose_one(),
  lines: !isWritten && m.purchasing_receive_nothing(),
  vehicle: vehicleTenths === undefined && m.purchasing_temperature_wrong(),
});

type HandInProps = {
  readonly receiving: Receiving;
  readonly error: FieldError | undefined;
  /** Goes on where nothing stands against it. */
  readonly onSend: (go: () => void) => void;
};

/** What a manager will look at, and the one touch that hands it in. */
const HandIn = ({ receiving, error, onSend }: HandInProps) => {
  const navigate = useNavigate();
  const isOffline = useLostConnection() !== null;
  const { lines, findings, state } = receiving;
  const found = { findings: findingsText(findings) };
  const isAnyTyped = lines.some(({ typed }) => typed.came.trim() !== '');
  const handIn = async () => {
    await receiving.handIn();
    showToast({
      status: 'good',
      title: m.purchasing_receive_done(),
      ...(isOffline && { description: m.purchasing_receive_waiting() }),
    });
    void navigate({ to: '/inventory/deliveries' });
  };
  return (
    <>
      {isAnyTyped && findings.length > 0 && (
        <Banner status="soon" title={state === 'POSTED' ? m.purchasing_receive_look(found) : m.purchasing_receive_findings(found)}>
          {m.purchasing_receive_empty_lines()}
        </Banner>
      )}
      <div data-thumb-bar className="sticky -bottom-6 -mx-4 md:-bottom-8 border-t border-line bg-teff px-4 py-3">
        <FaultLine error={error} />
        <Button kind="primary" size="thumb" className="w-full" onClick={() => onSend(() => void handIn())}>
          {state === 'POSTED' ? m.purchasing_receive_finish() : m.purchasing_receive_to_manager()}
        </Button>
      </div>
    </>
  );
};

type SupplierProps = { readonly receiving: Receiving; readonly error: FieldError | undefined };

const Supplier = ({ receiving, error }: SupplierProps) => (
  <SupplierField
    suppliers={receiving.query.data?.suppliers}
    value={receiving.supplierId}
    error={error}
    onChange={(supplierId) => receiving.change({ supplierId })}
  />
);

const Papers = ({ receiving: { draft, change, vehicleTenths } }: { readonly receiving: Receiving }) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <TextField
      label={m.purchasing_delivery_note_number()}
      maxLength={60}
      autoComplete="off"
      value={draft.noteNumber}
      onChange={({ target }) => change({ noteNumber: target.value })}
    />
    <TextField
      label={m.purchasing_vehicle_temperature()}
      inputMode="decimal"
      autoComplete="off"
      value={draft.vehicle}
      error={vehicleTenths === undefined ? { message: m.purchasing_temperature_wrong() } : undefined}
      onChange={({ target }) => change({ vehicle: target.value })}
    />
    <TextField
      fieldClassName="sm:col-span-2"
      label={m.purchasing_receive_note()}
      maxLength={500}
      value={draft.note}
      onChange={({ target }) => change({ note: target.value })}
    />
  </div>
);
