import { type RosterProblem, type RosterRequest } from '../modules/staff/rules/roster/roster-problem.ts';

/** Reads a published shift-scheduling instance (schedulingbenchmarks.org) into a problem. */
export const readInstance = (text: string): RosterProblem => {
  const sections = new Map<string, string[][]>();
  let rows: string[][] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('SECTION_')) sections.set(line.slice('SECTION_'.length), (rows = []));
    else rows.push(line.split(','));
  }
  const section = (name: string): string[][] => sections.get(name) ?? [];
  const dayCount = Number(section('HORIZON')[0]?.[0]);
  const kindNames = section('SHIFTS').map(([name]) => name ?? '');
  const placeOf = (name: string | undefined): number => kindNames.indexOf(name ?? '');
  const people = section('STAFF').map(([name]) => name ?? '');
  const listed = (text_: string | undefined): string[] => (text_ ?? '').split('|').filter((part) => part !== '');
  const daysOff = new Map(section('DAYS_OFF').map(([name, ...days]) => [name ?? '', days.map(Number)]));
  const requests = (name: string, wish: RosterRequest['wish']): RosterRequest[] =>
    section(name).map(([person, day, kind, weight]) => ({
      person: people.indexOf(person ?? ''),
      day: Number(day),
      kind: placeOf(kind),
      wish,
      weight: Number(weight),
    }));
  return {
    dayCount,
    kinds: section('SHIFTS').map(([, minutes, barred]) => ({ minutes: Number(minutes), barsNext: listed(barred).map(placeOf) })),
    people: section('STAFF').map(([name, most, maxMinutes, minMinutes, runMax, runMin, offRunMin, weekendsMax]) => {
      const mostOf = new Map(
        listed(most)
          .map((part) => part.split('='))
          .map(([kind, count]) => [placeOf(kind), Number(count)]),
      );
      const off = daysOff.get(name ?? '') ?? [];
      return {
        options: Array.from({ length: dayCount }, (_, day) =>
          off.includes(day) ? [] : kindNames.map((_kind, kind) => ({ kind, cost: 0 })).filter(({ kind }) => mostOf.get(kind) !== 0),
        ),
        pinnedDays: [],
        kindMax: kindNames.map((_, kind) => mostOf.get(kind) ?? null),
        spans: [{ dayCount, minMinutes: Number(minMinutes), maxMinutes: Number(maxMinutes), wanted: null }],
        runMax: Number(runMax),
        runMin: Number(runMin),
        offRunMin: Number(offRunMin),
        weekendsMax: Number(weekendsMax),
        workedBefore: 0,
      };
    }),
    weekends: Array.from({ length: Math.floor(dayCount / 7) }, (_, week) => [week * 7 + 5, week * 7 + 6]),
    requests: [...requests('SHIFT_ON_REQUESTS', 'ON'), ...requests('SHIFT_OFF_REQUESTS', 'OFF')],
    cover: section('COVER').map(([day, kind, need, under, over]) => ({
      day: Number(day),
      kinds: [placeOf(kind)],
      need: Number(need),
      underWeight: Number(under),
      overWeight: Number(over),
    })),
  };
};
