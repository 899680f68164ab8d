import { OctagonAlert } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { OrderLine } from '../../contract/fields.ts';
import type { AllDay } from '../../rules/ticket-view.ts';
import { useNameIn } from '../show/use-name-in.ts';

export type AllDayStripProps = { readonly counts: readonly AllDay[]; readonly lines: readonly OrderLine[] };

/**
 * How many of what are to be made, over all tickets, what is for an allergy first; those with choices of their own name them. It wraps,
 * and has a row of its own where the way back and what is off would take its room.
 */
export const AllDayStrip = ({ counts, lines }: AllDayStripProps) => {
  const nameIn = useNameIn();
  const firstOf = ({ lineIds }: AllDay) => lines.find(({ id }) => id === lineIds[0]);
  const isForAllergy = (one: AllDay): boolean => firstOf(one)?.hasAllergy === true;
  const nameOf = (line: OrderLine | undefined): string => {
    if (!line) return '';
    const said = [...line.modifiers.map(nameIn), ...(line.note === null ? [] : [line.note])];
    return [nameIn({ name: line.dishName, nameLocal: line.dishNameLocal }), ...said].join(m.ui_comma());
  };
  if (counts.length === 0) return null;
  const inOrder = counts.toSorted((one, other) => Number(isForAllergy(other)) - Number(isForAllergy(one)));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an area that scrolls must be reached by the keyboard
      tabIndex={0}
      role="group"
      aria-label={m.kitchen_all_day()}
      className="flex max-h-32 min-h-16 min-w-0 flex-1 flex-wrap items-center gap-x-6 overflow-y-auto px-5 text-kitchen-small focus-ring max-xl:order-first max-xl:basis-full"
    >
      <span className="text-ink-2">{m.kitchen_all_day()}</span>
      {inOrder.map((one) => (
        <span key={one.key}>
          <span className="text-kitchen-dish tabular-nums">{one.count}</span>{' '}
          {isForAllergy(one) && <OctagonAlert role="img" aria-label={m.kitchen_allergy()} className="mr-2 inline size-6" />}
          {nameOf(firstOf(one))}
        </span>
      ))}
    </div>
  );
};
