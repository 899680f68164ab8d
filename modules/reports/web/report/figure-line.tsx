import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';

import { statusText } from '../../../../ui/status.tsx';
import type { Cell, ReportFigure } from '../../contract/report-document.ts';
import { cellNumber, cellText, moveText } from '../../rules/cell-text.ts';
import { useReader } from '../use-reader.ts';
import { PlaceLink } from './place-link.tsx';

const tones = { true: statusText.good, false: statusText.wrong, null: 'text-ink-2' } as const;

const Direction = ({ change }: { readonly change: Cell }) => {
  // A part of a whole has not moved: half of a day's budget is neither more nor less.
  if (change.kind === 'share') return null;
  const value = cellNumber(change) ?? 0;
  if (value === 0) return <ArrowRight aria-hidden className="inline size-3.5" />;
  return value > 0 ? <ArrowUpRight aria-hidden className="inline size-3.5" /> : <ArrowDownRight aria-hidden className="inline size-3.5" />;
};

/** A figure with its basis and what it is held against. */
export const FigureLine = ({ figure: { label, value, basis, place, comparisons } }: { readonly figure: ReportFigure }) => {
  const reader = useReader();
  return (
    <div className="flex flex-col gap-0.5 border-t border-line pt-2">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="text-title">
        <PlaceLink place={place} className="hover:underline">
          {cellText(value, reader)}
        </PlaceLink>
      </dd>
      {comparisons
        .filter(({ change }) => cellNumber(change) !== null)
        .map((one) => (
          <dd key={one.label} className="text-small text-ink-2">
            <span className={tones[`${one.isBetter}`]}>
              <Direction change={one.change} /> {moveText(one.change, reader)}
            </span>{' '}
            {one.label} ({cellText(one.value, reader)})
          </dd>
        ))}
      <dd className="text-micro text-ink-3">{basis}</dd>
    </div>
  );
};
