import { Check } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useLocale } from '../../../../platform/web/locale.ts';
import { nameIn, quantityText } from '../../../inventory/web/parts.ts';
import { rejectReasons } from '../../rules/receipt-line.ts';
import { PhotoField } from '../../../../ui/file/photo-field.tsx';
import { photoBounds } from '../../rules/limits.ts';
import { findingWord, rejectWord } from './finding-words.ts';
import { outstandingText } from './receive-form.ts';
import type { Receiving } from './use-receiving.ts';

export type ReceiveLineProps = { readonly one: Receiving['lines'][number]; readonly receiving: Receiving };

/** One line at the door: how much came, by a touch or typed; whatever else there is to say stands behind it. */
export const ReceiveLine = ({ one, receiving }: ReceiveLineProps) => {
  const { line, typed, read } = one;
  const { units, outstanding, unit } = line;
  const locale = useLocale();
  const write = (change: Partial<typeof typed>) => receiving.write(line.lineId, change);
  const toCome = typeof outstanding === 'bigint' ? quantityText(units, outstanding, unit) : null;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <div>
        <p className="text-body font-medium">{line.name}</p>
        <p className="text-small text-ink-2">
          {[toCome === null ? null : m.purchasing_to_come({ amount: toCome }), line.packText].filter((part) => part !== null).join(' · ')}
        </p>
      </div>
      <div className="flex items-end gap-2">
        <TextField
          fieldClassName="min-w-0 flex-1"
          label={m.purchasing_came()}
          aria-label={m.purchasing_came_of({ name: line.name })}
          autoComplete="off"
          value={typed.came}
          error={read.wrong.includes('came') ? { message: m.purchasing_number_wrong() } : undefined}
          onChange={({ target }) => write({ came: target.value })}
        />
        {toCome !== null && (
          <Button className="touch:min-h-12" icon={<Check aria-hidden />} onClick={() => write({ came: outstandingText(line, locale) })}>
            {m.purchasing_receive_as_ordered()}
          </Button>
        )}
      </div>
      {read.came && read.came.base > 0n && <p className="text-small text-ink-2">= {quantityText(units, read.came.base)}</p>}
      <LineDetails one={one} receiving={receiving} />
      {/* Below what is typed into, so that no field moves while a finger is on it. */}
      {typed.came.trim() !== '' &&
        read.findings.map((finding) => (
          <StatusLine key={finding} status="soon">
            {findingWord(finding)}
          </StatusLine>
        ))}
    </li>
  );
};

const LineDetails = ({ one: { line, typed, read }, receiving }: ReceiveLineProps) => {
  const locale = useLocale();
  const write = (change: Partial<typeof typed>) => receiving.write(line.lineId, change);
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-chip text-small text-ink-2 focus-ring touch:min-h-11 touch:py-2">
        {m.purchasing_line_details()}
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-2">
        <TextField
          label={m.purchasing_sent_back()}
          autoComplete="off"
          value={typed.sentBack}
          error={read.wrong.includes('sentBack') ? { message: m.purchasing_refusal_receipt_rejected_too_much() } : undefined}
          onChange={({ target }) => write({ sentBack: target.value })}
        />
        <SelectField
          label={m.purchasing_why_sent_back()}
          value={typed.reason}
          error={read.wrong.includes('reason') ? { message: m.purchasing_refusal_receipt_reject_reason_required() } : undefined}
          options={[
            { value: '', label: m.purchasing_choose_reason() },
            ...rejectReasons.map((reason) => ({ value: reason, label: rejectWord(reason) })),
          ]}
          onChange={({ target }) => write({ reason: rejectReasons.find((reason) => reason === target.value) ?? '' })}
        />
        <SelectField
          label={m.purchasing_storage_area()}
          value={typed.areaId}
          options={[
            { value: '', label: m.purchasing_storage_any() },
            ...receiving.areas.map((area) => ({ value: area.id, label: nameIn(area, locale) })),
          ]}
          onChange={({ target }) => write({ areaId: target.value })}
        />
        <TextField
          label={m.purchasing_temperature()}
          inputMode="decimal"
          autoComplete="off"
          value={typed.temperature}
          error={read.wrong.includes('temperature') ? { message: m.purchasing_temperature_wrong() } : undefined}
          onChange={({ target }) => write({ temperature: target.value })}
        />
        {line.tracksLots && (
          <TextField
            label={m.purchasing_lot_number()}
            maxLength={60}
            autoComplete="off"
            value={typed.lotNumber}
            onChange={({ target }) => write({ lotNumber: target.value })}
          />
        )}
        <DayField label={m.purchasing_printed_date()} value={typed.printedDate} onChange={(printedDate) => write({ printedDate })} />
        {line.isByWeight && (
          <TextField
            label={m.purchasing_catch_weight()}
            inputMode="decimal"
            autoComplete="off"
            value={typed.weightKg}
            error={read.wrong.includes('weight') ? { message: m.purchasing_number_wrong() } : undefined}
            onChange={({ target }) => write({ weightKg: target.value })}
          />
        )}
        <PhotoField
          bounds={photoBounds}
          picture={receiving.picture(line.lineId)}
          onChange={(picture) => receiving.setPicture(line.lineId, picture)}
        />
      </div>
    </details>
  );
};
