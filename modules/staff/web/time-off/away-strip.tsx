import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { Away } from '../../contract/time-off-fields.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import { useDaysText } from './use-days-text.ts';

export type AwayStripProps = {
  readonly monday: string;
  readonly days: number;
  readonly away: readonly Away[];
  readonly names: ReadonlyMap<string, string>;
};

/** Who is away over some weeks: a row for each, a cell for each day, and in words for whoever can't see it. */
export const AwayStrip = ({ monday, days, away, names }: AwayStripProps) => {
  const [language, text] = [useLocale(), useDaysText()];
  const until = dayAfter(monday, days);
  const within = away.filter(({ fromDay, toDay }) => fromDay < until && toDay >= monday);
  const people = [...new Set(within.map(({ userId }) => userId))];
  const each = Array.from({ length: days }, (_, index) => dayAfter(monday, index));
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.staff_off_away()}</h2>
      {people.length === 0 && <p className="text-body text-ink-2">{m.staff_off_away_none()}</p>}
      <ul className="flex flex-col">
        {people.map((userId) => {
          const theirs = within.filter((one) => one.userId === userId);
          return (
            <li key={userId} className="flex flex-col gap-1 border-t border-line py-2">
              <p className="text-body">
                {theirs
                  .map((one) =>
                    m.staff_off_away_on({ name: names.get(userId) ?? '', days: text({ ...one, fromMinute: null, toMinute: null }) }),
                  )
                  .join(m.ui_semicolon())}
              </p>
              <span aria-hidden className="grid h-3 gap-px" style={{ gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))` }}>
                {each.map((day) => (
                  <span
                    key={day}
                    title={weekdayText(day, 'short', language)}
                    className={classNames(
                      'rounded-chip',
                      theirs.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay) ? 'bg-enset' : 'bg-teff-sunk',
                    )}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
