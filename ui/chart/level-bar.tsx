import { classNames } from '../class-names.ts';
import type { Status } from '../status.tsx';

export type LevelBarProps = {
  /** On hand over par: 1 is par, which always stands in the middle, so levels compare down a column. */
  readonly ratioToPar: number;
  readonly status: Extract<Status, 'wrong' | 'soon' | 'good'>;
  /** What the bar shows, in words. */
  readonly label: string;
};

const fills = { wrong: 'bg-wrong', soon: 'bg-turmeric', good: 'bg-chart-buna' } as const;

export const LevelBar = ({ ratioToPar, status, label }: LevelBarProps) => (
  <span role="img" aria-label={label} className="relative inline-block h-3.5 w-28 align-middle">
    <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
    <span
      className={classNames('absolute top-1 left-0 h-1.5', fills[status])}
      style={{ width: `${Math.max(0, Math.min(2, ratioToPar)) * 50}%` }}
    />
    <span className="absolute left-1/2 h-3.5 w-[1.5px] bg-ink" />
  </span>
);
