import { m } from '../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../kit/time/wall.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { StatusLine } from '../../../ui/tag.tsx';
import { useWhen } from '../../../ui/when/use-when.ts';
import type { Connection } from '../contract/fields.ts';
import { amountText, daysTitle, providerWord } from './integration-words.ts';

export type DaysTableProps = { readonly connection: Connection; readonly currency: string };

const cell = 'py-2 pl-4 text-right tabular-nums whitespace-nowrap';

/** Days here beside what the provider says of them: where the two differ, it is said how much. */
export const DaysTable = ({ connection: { days, provider }, currency }: DaysTableProps) => {
  const locale = useLocale();
  const { date } = useWhen();
  const name = providerWord(provider);
  const title = daysTitle(provider);
  if (days.length === 0) return null;
  const heads = [
    m.integrations_day_theirs({ name }),
    m.integrations_day_booked(),
    m.integrations_day_unmapped(),
    m.integrations_day_rest(),
  ];
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-body font-semibold">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than a phone is scrolled by the keyboard too */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={title}>
        <table className="w-full text-small">
          <thead className="text-left text-ink-2">
            <tr className="border-b border-line">
              <th className="py-2 font-medium">{m.integrations_day()}</th>
              {heads.map((head) => (
                <th key={head} className={`${cell} font-medium`}>
                  {head}
                </th>
              ))}
              <th className={`${cell} font-medium`}>{m.integrations_day_difference()}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, theirsMinor, bookedMinor, unmappedMinor, ignoredMinor, otherMinor, differenceMinor }) => (
              <tr key={day} className="border-b border-line last:border-b-0">
                <th className="py-2 text-left font-normal whitespace-nowrap">
                  {weekdayText(day, 'short', locale)} {date(new Date(`${day}T12:00:00Z`))}
                </th>
                {[theirsMinor, bookedMinor, unmappedMinor, String(BigInt(ignoredMinor) + BigInt(otherMinor))].map((minor, at) => (
                  <td key={heads[at]} className={cell}>
                    {amountText(minor, currency)}
                  </td>
                ))}
                <td className={cell}>
                  {differenceMinor === '0' ? (
                    <StatusLine status="good">{m.integrations_day_agrees()}</StatusLine>
                  ) : (
                    <StatusLine status="wrong">{amountText(differenceMinor, currency)}</StatusLine>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
