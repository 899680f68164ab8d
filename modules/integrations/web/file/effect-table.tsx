import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { amountText } from '../integration-words.ts';
import type { FileEffect } from './file-days.ts';

export type EffectTableProps = { readonly effect: FileEffect; readonly currency: string };

const cell = 'py-2 pl-4 text-right tabular-nums whitespace-nowrap';

/** What each day comes to before and after a file, and what of it came before. */
export const EffectTable = ({ effect: { days, counts }, currency }: EffectTableProps) => {
  const locale = useLocale();
  const { date } = useWhen();
  if (days.length === 0) return null;
  const heads = [
    m.integrations_file_day_file(),
    m.integrations_file_day_before(),
    m.integrations_file_day_new(),
    m.integrations_file_day_after(),
  ];
  return (
    <section className="flex max-w-line min-w-0 flex-col gap-2">
      <h2 className="text-heading">{m.integrations_file_days()}</h2>
      <p className="text-small text-ink-2">{m.integrations_from_hint()}</p>
      {counts.KNOWN > 0 && <p className="text-small text-ink-2">{m.integrations_file_known({ count: counts.KNOWN })}</p>}
      {counts.OTHERWISE > 0 && <p className="text-small text-wrong">{m.integrations_file_otherwise({ count: counts.OTHERWISE })}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than a phone is scrolled by the keyboard too */}
      <div className="max-h-96 overflow-auto" tabIndex={0} role="group" aria-label={m.integrations_file_days()}>
        <table className="w-full text-small">
          <thead className="text-left text-ink-2">
            <tr className="border-b border-line">
              <th className="py-2 font-medium">{m.integrations_day()}</th>
              {heads.map((head) => (
                <th key={head} className={`${cell} font-medium`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, fileMinor, beforeMinor, newMinor, afterMinor }) => (
              <tr key={day} className="border-b border-line last:border-b-0">
                <th className="py-2 text-left font-normal whitespace-nowrap">
                  {weekdayText(day, 'short', locale)} {date(new Date(`${day}T12:00:00Z`))}
                </th>
                {[fileMinor, beforeMinor, newMinor, afterMinor].map((minor, at) => (
                  <td key={heads[at]} className={cell}>
                    {amountText(String(minor), currency)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
