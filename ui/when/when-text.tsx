import { useState } from 'react';

import { gregorianDayText, isoDayAt, momentText, ordinaryClockText, type DayStyle } from '../../kit/time/wall.ts';
import { useLocale } from '../../platform/web/locale.ts';
import { nearMomentText } from './use-when.ts';
import { useWall } from './wall.tsx';

export type MomentTextProps = {
  readonly at: string;
  /** How the day is said; "near" counts from today: "Yesterday 1:48 pm", and "within" a sentence "yesterday 1:48 pm". */
  readonly style?: DayStyle | 'near' | 'within';
};

/** An instant on the wall. Where it counts the Ethiopian way, the ordinary reading is a hover or a tap away. */
export const MomentText = ({ at, style = 'short' }: MomentTextProps) => {
  const wall = useWall();
  const language = useLocale();
  const instant = new Date(at);
  const isNear = style === 'near' || style === 'within';
  const dayStyle = isNear ? 'short' : style;
  const isKnown = !Number.isNaN(instant.getTime());
  const shown = isNear && isKnown ? nearMomentText(instant, { wall, language }, style) : momentText(instant, dayStyle, { wall, language });
  if (!(wall.useEthiopianTime || wall.useEthiopianCalendar) || !isKnown) return <time dateTime={at}>{shown}</time>;
  const ordinary = `${gregorianDayText(isoDayAt(instant, wall.timeZone), dayStyle, language)} ${ordinaryClockText(instant, wall.timeZone, language)}`;
  return <TwoReadings dateTime={at} shown={shown} ordinary={ordinary} />;
};

type TwoReadingsProps = { readonly dateTime: string; readonly shown: string; readonly ordinary: string };

const TwoReadings = ({ dateTime, shown, ordinary }: TwoReadingsProps) => {
  const [isOrdinary, setIsOrdinary] = useState(false);
  return (
    <button
      type="button"
      title={ordinary}
      aria-label={`${shown} (${ordinary})`}
      onClick={() => setIsOrdinary((was) => !was)}
      className="cursor-help text-inherit underline decoration-line-strong decoration-dotted underline-offset-4 focus-ring"
    >
      <time dateTime={dateTime}>{isOrdinary ? ordinary : shown}</time>
    </button>
  );
};
