import { hundredthsOf } from './check-entry.ts';
import type { CheckItem } from './check-item.ts';
import type { Schedule } from './schedule.ts';

type Template = { readonly schedule: Schedule; readonly items: readonly CheckItem[] };

const isSoundItem = ({ type, min, max, options, failing }: CheckItem): boolean => {
  if (min !== null && max !== null && (hundredthsOf(min) ?? 0) > (hundredthsOf(max) ?? 0)) return false;
  if (type === 'CHOICE' && options.length < 2) return false;
  const known = type === 'YES_NO' ? ['YES', 'NO'] : options;
  return failing.every((word) => known.includes(word));
};

/** Whether a list can be done: each line by a name of its own, limits the right way round, and an end that is not before its beginning. */
export const isSoundTemplate = ({ schedule, items }: Template): boolean =>
  schedule.showMinute <= schedule.dueMinute &&
  schedule.dueMinute <= schedule.expireMinute &&
  new Set(items.map(({ key }) => key)).size === items.length &&
  items.every(isSoundItem);
