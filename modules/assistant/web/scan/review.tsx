import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { amountText, missingParts, type MissingPart, sumOf, useChargeable, useSender } from '../../../purchasing/web/parts.ts';
import type { Scan } from '../../contract/scan.ts';
import type { PaperBox } from '../../rules/read/paper-word.ts';
import { PaperPicture } from './paper-picture.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewLine } from './review-line.tsx';
import { typedScan, withDeliveries, type TypedScan, type TypedScanLine } from './scan-form.ts';
import type { ScannedPicture } from '../photo/use-photo.ts';
import { useWriting } from './use-writing.ts';

export type ReviewProps = { readonly scan: Scan; readonly picture: ScannedPicture; readonly onLeave: () => void };

const faultWord = (part: MissingPart): string => (part === 'supplierId' ? m.assistant_scan_supplier_choose() : m.assistant_scan_missing());

/** A reading beside its picture, to be compared and put right; nothing of it is written before a person says so. */
export const Review = ({ scan, picture, onLeave }: ReviewProps) => {
  const { timeZone } = useRestaurant();
  const [start] = useState(() => typedScan(scan, isoDayAt(new Date(), timeZone)));
  const kept = useKept<TypedScan>(`assistant.scan ${scan.id}`, start);
  const [invoiceId] = useState(newId);
  const [box, setBox] = useState<PaperBox | null>(null);
  const chargeable = useChargeable(kept.values.supplierId).data ?? [];
  const { currency, paper: typed } = useSender(withDeliveries(kept.values, chargeable));
  const { write, throwAway, isWriting } = useWriting({ scanId: scan.id, invoiceId, file: picture.file });
  const set = (change: Partial<TypedScan>) => kept.set((before) => ({ ...before, ...change }));
  const change = (lineId: string, one: Partial<TypedScanLine>) =>
    set({ lines: kept.values.lines.map((line) => (line.lineId === lineId ? { ...line, ...one } : line)) });
  const { errorAt, send } = useFaults<MissingPart>(Object.fromEntries(missingParts(typed).map((part) => [part, faultWord(part)])));
  const save = async () => {
    if (await write(typed)) kept.forget();
  };
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="sticky top-0 z-10 self-start bg-teff py-2 md:top-4">
        <PaperPicture of="PAPER" picture={picture} box={box} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {scan.isKnownPicture && <Banner status="information" title={m.assistant_scan_known()} />}
        {scan.sameInvoices.map(({ id, number }) => (
          <Banner
            key={id}
            status="soon"
            title={m.assistant_scan_same({ number })}
            action={
              <Link to="/purchase/invoices/$invoiceId" params={{ invoiceId: id }} className={buttonClass('row')}>
                {m.assistant_scan_same_open()}
              </Link>
            }
          />
        ))}
        <ReviewHead typed={typed} scan={scan} errorAt={errorAt} onLook={setBox} onWrite={set} />
        <ul aria-label={m.assistant_scan_lines()}>
          {typed.lines.map((line) => {
            const read = scan.reading.lines[line.readLine];
            return (
              read && (
                <ReviewLine
                  key={line.lineId}
                  line={line}
                  read={read}
                  matches={scan.matches[line.readLine] ?? []}
                  receiptNumber={chargeable.find(({ receiptLineId }) => receiptLineId === line.receiptLineId)?.receiptNumber ?? null}
                  error={errorAt('lines')}
                  onLook={setBox}
                  onWrite={(one) => change(line.lineId, one)}
                  onRemove={() => set({ lines: kept.values.lines.filter(({ lineId }) => lineId !== line.lineId) })}
                />
              )
            );
          })}
        </ul>
        <Sum typed={typed} currency={currency} />
        <FaultLine error={errorAt('lines')} />
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" busyLabel={isWriting ? m.assistant_scan_saving() : undefined} onClick={() => send(save)}>
            {m.assistant_scan_save()}
          </Button>
          <Button
            onClick={() => {
              kept.forget();
              void throwAway();
              onLeave();
            }}
          >
            {m.assistant_scan_throw()}
          </Button>
        </div>
      </div>
    </div>
  );
};

type SumProps = { readonly typed: TypedScan; readonly currency: Parameters<typeof amountText>[1] };

/** What the lines come to beside what is printed. */
const Sum = ({ typed, currency }: SumProps) => {
  const sum = sumOf(typed);
  if (sum === null) return null;
  const amount = amountText(String(sum), currency);
  const isRight = sumOf({ ...typed, lines: [], charges: typed.total, tax: '0', chargesTaxRate: '' }) === sum;
  return isRight ? (
    <p className="text-small text-ink-2">{m.assistant_scan_sum_right({ amount })}</p>
  ) : (
    <Banner status="soon" title={m.assistant_scan_sum_wrong({ amount })} />
  );
};
