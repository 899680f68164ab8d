import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { findItems, nameIn, ScanItemButton, useStock } from '../../../inventory/web/parts.ts';
import type { Scan, ScanMatch } from '../../contract/scan.ts';
import type { TypedScanLine } from './scan-form.ts';

type Reason = ScanMatch['reason'];

const reasonWords = (reason: Reason, confidence: number): string => {
  if (reason.kind === 'LEARNED') return m.assistant_scan_reason_learned({ count: reason.confirmedCount });
  return reason.kind === 'NAME' ? m.assistant_scan_reason_name({ percent: Math.round(confidence * 100) }) : m.assistant_scan_reason_code();
};

const whyOf = (line: TypedScanLine, match: ScanMatch | undefined): string | null => {
  if (line.itemId === null) return null;
  if (line.isChosen || !match) return m.assistant_scan_reason_chosen();
  const why = reasonWords(match.reason, match.confidence);
  return match.price === 'FAR' ? `${why}${m.ui_comma()}${m.assistant_scan_price_far()}` : why;
};

const foundMax = 5;

export type LineItemProps = {
  readonly line: TypedScanLine;
  readonly matches: Scan['matches'][number];
  readonly onChoose: (itemId: string | null) => void;
};

/** Which item a line is, why, and a way to say another: one of those that it may be, any other, or none. */
export const LineItem = ({ line, matches, onChoose }: LineItemProps) => {
  const locale = useLocale();
  const { stock } = useStock();
  const items = stock?.items ?? [];
  const find = (itemId: string) => stock?.find(itemId);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const item = line.itemId === null ? undefined : find(line.itemId);
  const why = whyOf(
    line,
    matches.find(({ itemId }) => itemId === line.itemId),
  );
  const proposed = matches.flatMap(({ itemId }) => find(itemId) ?? []);
  const found = text.trim() === '' ? proposed : findItems(items, text, foundMax).filter(({ isActive }) => isActive);
  const choose = (itemId: string | null) => {
    onChoose(itemId);
    setIsOpen(false);
    setText('');
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center justify-between gap-2 text-small">
        <span className="min-w-0">
          {item ? m.assistant_scan_item({ name: nameIn(item, locale) }) : m.assistant_scan_item_none()}
          {why !== null && <span className="text-ink-2"> · {why}</span>}
        </span>
        <Button kind="row" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {m.assistant_scan_item_change()}
        </Button>
      </p>
      {isOpen && (
        <div className="flex flex-col gap-2">
          <div className="flex items-end gap-1">
            <TextField
              type="search"
              fieldClassName="flex-1"
              label={m.assistant_scan_item_search()}
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <ScanItemButton items={items} onFound={({ id }) => choose(id)} />
          </div>
          {text.trim() !== '' && found.length === 0 && <p className="text-small text-ink-2">{m.assistant_scan_item_not_found()}</p>}
          <div className="flex flex-wrap gap-2">
            {found.map((one) => (
              <Button key={one.id} onClick={() => choose(one.id)}>
                {nameIn(one, locale)}
              </Button>
            ))}
            <Button kind="quiet" onClick={() => choose(null)}>
              {m.assistant_scan_item_no_stock()}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
