import { useMemo } from 'react';

import { dayText, weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';

/** Days by the calendar on the wall: "Tue 24 Nov", "Tue Hidar 15"; and without the weekday where there is little room. */
export const useDayText = () => {
  const [wall, language] = [useWall(), useLocale()];
  return useMemo(
    () => ({
      short: (day: string): string => dayText(day, 'short', { wall, language }),
      named: (day: string): string => `${weekdayText(day, 'short', language)} ${dayText(day, 'short', { wall, language })}`,
    }),
    [wall, language],
  );
};
