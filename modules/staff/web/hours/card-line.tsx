import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { HoursCard } from '../../contract/timesheet.contract.ts';
import { hoursText } from '../people/hours-text.ts';
import { exceptionText, payReasonWord } from '../words/hours-words.ts';

/** A day as people name it: "20 Nov", or with its year where it may be far off. */
export const useDayName = (style: 'short' | 'date' = 'short'): ((day: string) => string) => {
  const [wall, language] = [useWall(), useLocale()];
  return (day) => dayText(day, style, { wall, language });
};

export type CardLineProps = { readonly card: HoursCard; readonly name?: string | undefined; readonly actions?: ReactNode };

/** One day of somebody: when they came and went, what of it is paid and why, and what stands out. */
export const CardLine = ({ card, name, actions }: CardLineProps) => {
  const dayName = useDayName();
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-body font-medium">{[dayName(card.day), name].filter(Boolean).join(m.ui_comma())}</p>
        <p className="text-body tabular-nums">{hoursText(card.workedMinutes)}</p>
      </div>
      <p className="text-small text-ink-2">
        <Times card={card} />
      </p>
      <Tiers card={card} />
      <Photos card={card} />
      {card.exceptions.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          {card.exceptions.map((exception, index) => (
            <StatusLine key={`${exception.kind} ${index}`} status="soon">
              {exceptionText(exception)}
            </StatusLine>
          ))}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardState card={card} />
        {actions && <span className="flex flex-wrap gap-2">{actions}</span>}
      </div>
    </li>
  );
};

const Times = ({ card }: { readonly card: HoursCard }) => {
  const when = useWhen();
  const stretches = card.segments.map(({ from, to }) => `${when.clock(new Date(from))} – ${to === null ? '…' : when.clock(new Date(to))}`);
  const unpaid = card.unpaidMinutes > 0 ? [m.staff_hours_break({ minutes: hoursText(card.unpaidMinutes) })] : [];
  return [...stretches, ...unpaid].join(m.ui_comma());
};

/** Who stood at the shared tablet; the server answers it to whoever approves hours alone. */
const Photos = ({ card: { segments } }: { readonly card: HoursCard }) => {
  const when = useWhen();
  const photos = segments.flatMap(({ from, to, inPhotoUrl, outPhotoUrl }) => [
    ...(inPhotoUrl === null ? [] : [{ url: inPhotoUrl, words: m.staff_hours_photo_in({ time: when.clock(new Date(from)) }) }]),
    ...(outPhotoUrl === null || to === null
      ? []
      : [{ url: outPhotoUrl, words: m.staff_hours_photo_out({ time: when.clock(new Date(to)) }) }]),
  ]);
  if (photos.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {photos.map(({ url, words }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className="focus-ring">
          <img src={url} alt={words} loading="lazy" width={64} height={48} className="h-12 w-16 rounded-control object-cover" />
        </a>
      ))}
    </span>
  );
};

const permille = 1000;

const Tiers = ({ card: { tiers, pay } }: { readonly card: HoursCard }) => {
  const worth = pay === null || tiers.length === 0 ? [] : [formatMoney({ minor: minorUnits(pay.minor), currency: pay.currency })];
  const isPlain = tiers.every(({ reason }) => reason === 'BASE');
  const said = isPlain
    ? []
    : tiers.map(({ reason, ratePermille, minutes }) =>
        m.staff_tier({ hours: hoursText(minutes), reason: payReasonWord(reason), rate: ratePermille / permille }),
      );
  const words = [...said, ...worth].join(m.ui_comma());
  return words === '' ? null : <p className="text-small text-ink-2">{words}</p>;
};

const CardState = ({ card: { isLocked, isApproved, isComplete, exceptions } }: { readonly card: HoursCard }) => {
  if (isLocked && isApproved) return <Tag status="good">{m.staff_hours_locked()}</Tag>;
  if (isApproved) return <Tag status="good">{m.staff_hours_approved()}</Tag>;
  return isComplete || exceptions.length > 0 ? <span /> : <Tag status="waiting">{m.staff_hours_open()}</Tag>;
};
