import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { StatusIcon, statusText, statusWash, type Status } from './status.tsx';

export type TagProps = { readonly status: Status; readonly children: ReactNode };

/** A state as a word on its wash; at most one per title. */
export const Tag = ({ status, children }: TagProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 rounded-chip px-1.5 py-0.5 text-micro font-medium',
      statusWash[status],
      statusText[status],
    )}
  >
    <StatusIcon status={status} className="size-[0.8125rem]" />
    {children}
  </span>
);

/** A state in a row, without a ground: the shape and the word, in the state's colour. */
export const StatusLine = ({ status, children }: TagProps) => (
  <span className={classNames('inline-flex items-center gap-1 text-micro', statusText[status])}>
    <StatusIcon status={status} className="size-3.5" />
    {children}
  </span>
);
