import { useLayoutEffect, useRef } from 'react';

import { Segment, type SegmentProps } from './segment.tsx';

/** More short words than a phone is wide: they stay in one row, and the chosen one is in sight. */
export const SegmentRow = <Value extends string>(props: SegmentProps<Value>) => {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [frame, chosen] = [row.current, row.current?.querySelector('input:checked')?.closest('label')];
    // The row alone is scrolled: bringing it into view by itself would push the whole screen aside.
    if (frame && chosen) frame.scrollLeft = chosen.offsetLeft - (frame.clientWidth - chosen.offsetWidth) / 2;
  }, [props.value]);
  return (
    <div ref={row} className="relative -mx-4 overflow-x-auto px-4 py-1 *:max-w-none *:whitespace-nowrap">
      <Segment {...props} />
    </div>
  );
};
