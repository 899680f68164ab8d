import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { StatusIcon, statusWash, type Status } from './status.tsx';

export type BannerProps = {
  readonly status: Status;
  /** The bold first clause: what happened. */
  readonly title: ReactNode;
  /** What was kept and what to do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Across the whole width, without corners. */
  readonly placement?: 'inset' | 'edge';
};

/** In English, Amharic, and at the end of a clause that its text goes on from. */
const endsClause = /[.!?:;,።፣፤]$/u;

/** A clause that goes on into the text stands before it; words that end with nothing stand on a line of their own. */
const isOwnLine = (title: ReactNode, children: ReactNode): boolean =>
  typeof title === 'string' && Boolean(children) && !endsClause.test(title);

export const Banner = ({ status, title, children, action, placement = 'inset' }: BannerProps) => (
  <div
    role={status === 'wrong' ? 'alert' : 'status'}
    className={classNames(
      'flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-3 text-small text-ink',
      statusWash[status],
      placement === 'inset' ? 'rounded-control' : 'px-4',
    )}
  >
    <StatusIcon status={status} className="size-[1.125rem]" />
    <div className="min-w-0 flex-1 basis-48">
      <b className={classNames('font-semibold', isOwnLine(title, children) && 'block')}>{title}</b> {children}
    </div>
    {action}
  </div>
);
