import { Check } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { nameIn, reasonWord } from '../../../inventory/web/parts.ts';
import { type WasteReason, wasteReasons } from '../../../inventory/rules/movement-kind.ts';
import { wasteKindWord } from '../words/waste-word.ts';
import { reasonIcons } from './reason-icon.ts';
import { LotTiles } from './lot-tiles.tsx';
import type { WasteLog } from './use-log.ts';
import { tileClass } from './what-tiles.tsx';

const first: readonly string[] = ['OVERPRODUCED', 'EXPIRED', 'SPOILED', 'BURNT', 'DROPPED', 'RETURNED', 'TRIM', 'POWER_CUT'];

/** Why: the usual reason stands chosen, the frequent ones in sight, the rest one touch away. */
export const WhyTiles = ({ log }: { readonly log: WasteLog }) => {
  const { form, pickReason, row } = log;
  const locale = useLocale();
  const isPhone = useIsPhone();
  const [isAll, setIsAll] = useState(false);
  const shown = wasteReasons.filter((reason) => isAll || first.includes(reason) || reason === form.reason);
  return (
    <div className="flex flex-col gap-5">
      {isPhone && (
        <p className="flex items-baseline justify-between gap-3">
          <b className="text-title">{row ? nameIn(row.item, locale) : (form.made?.name ?? wasteKindWord(form.kind))}</b>
          <button type="button" onClick={log.pickNothing} className="text-link text-body focus-ring touch:min-h-11">
            {m.waste_change()}
          </button>
        </p>
      )}
      <LotTiles log={log} />
      <section aria-labelledby="waste-why" className="flex flex-col gap-3">
        <h2 id="waste-why" className="text-heading">
          {m.waste_why()}
        </h2>
        <div className="grid grid-cols-2 gap-2 md:grid-cols-1">
          {shown.map((reason) => (
            <Reason key={reason} reason={reason} isChosen={reason === form.reason} onPick={() => pickReason(reason)} />
          ))}
          {!isAll && (
            <button type="button" onClick={() => setIsAll(true)} className={`${tileClass} min-h-13 text-ink-2`}>
              {m.waste_more_reasons()}
            </button>
          )}
        </div>
      </section>
    </div>
  );
};

type ReasonProps = { readonly reason: WasteReason; readonly isChosen: boolean; readonly onPick: () => void };

const Reason = ({ reason, isChosen, onPick }: ReasonProps) => {
  const Icon = reasonIcons[reason];
  return (
    <button type="button" aria-pressed={isChosen} onClick={onPick} className={`${tileClass} min-h-13`}>
      <span className="flex w-full items-center gap-3">
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 break-words">{reasonWord(reason)}</span>
        {isChosen && <Check aria-hidden className="size-5 shrink-0" />}
      </span>
    </button>
  );
};
