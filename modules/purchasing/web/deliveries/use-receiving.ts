import { useMemo, useState } from 'react';

import { isoDayAt } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { usePlaceList, useStock } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { ReceiptBody } from '../../contract/receipt.contract.ts';
import { stateWhenHandedIn } from '../../rules/receipt-state.ts';
import { useDeliveries } from '../purchasing-queries.ts';
import { sendPhoto, type PhotoSender } from '../show/send-photo.ts';
import { isAsBegun } from '../../../../ui/form/keep-typed.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { doorLines, type Added } from './door-lines.ts';
import { lineBody, outstandingText, readTyped, tenthsOf, untyped, type DoorLine, type ReadTyped, type TypedLine } from './receive-form.ts';

/** What is written down while somebody stands at the door; kept on the device until it is handed in. */
type Draft = {
  readonly supplierId: string;
  readonly added: readonly Added[];
  readonly typed: Readonly<Record<string, TypedLine>>;
  readonly noteNumber: string;
  readonly vehicle: string;
  readonly note: string;
};

const emptyDraft: Draft = { supplierId: '', added: [], typed: {}, noteNumber: '', vehicle: '', note: '' };

/** The lines with one of them changed; of one that was emptied again nothing is written. */
const withLine = (typed: Draft['typed'], lineId: string, change: Partial<TypedLine>): Draft['typed'] => {
  const { [lineId]: before = untyped, ...others } = typed;
  const line = { ...before, ...change };
  return isAsBegun(line, untyped) ? others : { ...others, [lineId]: line };
};

type ReadLine = { readonly line: DoorLine; readonly typed: TypedLine; readonly read: ReadTyped };

/** What the lines come to for whoever hands them in. */
const outcomeOf = (lines: readonly ReadLine[], role: string) => {
  const findings = [...new Set(lines.flatMap(({ read }) => read.findings))];
  const facts = { role, hasFindings: findings.length > 0, isOverTolerance: findings.includes('OVER'), isInvoiced: false, reason: null };
  const isAnything = lines.some(({ read }) => read.came !== null && read.came.base > 0n);
  const isRight = lines.every(({ read }) => read.wrong.length === 0);
  return { findings, state: stateWhenHandedIn(facts), isWritten: isAnything && isRight };
};

/** The lines of a delivery, as they were written and understood. */
const useLines = (draft: Draft, { orderId, today }: { readonly orderId: string | null; readonly today: string }) => {
  const locale = useLocale();
  const query = useDeliveries();
  const { stock } = useStock();
  const areas = usePlaceList();
  const { data } = query;
  const order = data?.expected.find((one) => one.orderId === orderId);
  const supplierId = order?.supplierId ?? draft.supplierId;
  const lines = useMemo(
    () => (data && stock ? doorLines({ deliveries: data, stock, order, supplierId, locale }, draft.added) : []),
    [data, stock, order, draft.added, supplierId, locale],
  );
  const read = lines.map((line): ReadLine => {
    const typed = draft.typed[line.lineId] ?? untyped;
    const storageKind = areas.find(({ id }) => id === typed.areaId)?.kind ?? null;
    return { line, typed, read: readTyped(line, typed, { storageKind, today }) };
  });
  return { query, stock, areas, order, supplierId, lines: read };
};

type Taken = {
  readonly receiptId: string;
  readonly lineIds: ReadonlyMap<string, string>;
  readonly pictures: Readonly<Record<string, string | null>>;
};

/** Pictures follow their delivery, each to its line. */
const sendPhotos = async (from: PhotoSender, { receiptId, lineIds, pictures }: Taken): Promise<void> => {
  for (const [shownId, picture] of Object.entries(pictures)) {
    if (picture !== null) await sendPhoto(from, { receiptId, lineId: lineIds.get(shownId) ?? null, picture });
  }
};

/** A delivery in the making: the lines of its order or those that were added, and what was written about each. */
export const useReceiving = (orderId: string | null) => {
  const locale = useLocale();
  const { id: restaurantId, role, timeZone } = useRestaurant();
  const outbox = useOutbox();
  const [today] = useState(() => isoDayAt(new Date(), timeZone));
  const kept = useKept<Draft>(`purchasing.receive ${orderId ?? ''}`, emptyDraft);
  const { values: draft, set: setDraft } = kept;
  const known = useLines(draft, { orderId, today });
  const { order, supplierId, lines } = known;
  const { findings, state, isWritten } = outcomeOf(lines, role);
  const vehicleTenths = tenthsOf(draft.vehicle);
  // Too large to be kept with what is typed: a picture that was not handed in is taken again.
  const [pictures, setPictures] = useState<Readonly<Record<string, string | null>>>({});

  const write = (lineId: string, change: Partial<TypedLine>) =>
    setDraft((before) => ({ ...before, typed: withLine(before.typed, lineId, change) }));
  const handIn = async (): Promise<void> => {
    const receiptId = newId();
    // A line of an order gets an id of its own: what comes in two parts is two lines of two receipts.
    const written = lines.map((one) => ({
      shownId: one.line.lineId,
      body: { ...lineBody(one.line, one.typed, one.read), lineId: newId() },
    }));
    const body: ReceiptBody = {
      receiptId,
      orderId: order?.orderId ?? null,
      supplierId,
      deliveryNoteNumber: draft.noteNumber.trim() || null,
      vehicleTempTenths: vehicleTenths ?? null,
      note: draft.note.trim() || null,
      overrideReason: null,
      lines: written.map((one) => one.body),
    };
    const subject = order?.supplierName ?? known.query.data?.suppliers.find(({ id }) => id === supplierId)?.name ?? '';
    await outbox.enqueue({ name: 'purchasing.receive-goods@1', input: newCommand(restaurantId, body), subject, form: kept.typed() });
    const lineIds = new Map(written.map((one) => [one.shownId, one.body.lineId]));
    await sendPhotos({ outbox, restaurantId, subject }, { receiptId, lineIds, pictures });
    kept.forget();
  };
  const acts = {
    write,
    handIn,
    change: (part: Partial<Pick<Draft, 'supplierId' | 'noteNumber' | 'vehicle' | 'note'>>) =>
      setDraft((before) => ({ ...before, ...part })),
    /** Of a line, or of the delivery as a whole: ''. */
    picture: (lineId: string) => pictures[lineId] ?? null,
    setPicture: (lineId: string, picture: string | null) => setPictures((before) => ({ ...before, [lineId]: picture })),
    add: (itemId: string) => setDraft((before) => ({ ...before, added: [...before.added, { lineId: newId(), itemId }] })),
    allAsOrdered: () =>
      lines.forEach(({ line }) => line.orderLineId !== null && write(line.lineId, { came: outstandingText(line, locale) })),
  };
  return { ...known, ...acts, draft, kept, findings, state, isWritten, vehicleTenths };
};

/** The delivery in the making, for its parts. */
export type Receiving = ReturnType<typeof useReceiving>;
