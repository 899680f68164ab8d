import { classNames } from './class-names.ts';

export type SkeletonProps = { readonly className?: string };

/** One bar of a layout to come. It does not shimmer, and is not seen in the first 150 ms. */
export const Skeleton = ({ className }: SkeletonProps) => (
  <span aria-hidden className={classNames('block h-3 animate-late rounded-chip bg-line', className)} />
);

export type SkeletonRowsProps = { readonly rows: number; readonly label: string };

/** A list to come: name and evidence at the left, figure at the right. */
export const SkeletonRows = ({ rows, label }: SkeletonRowsProps) => (
  <div role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex min-h-16 items-center justify-between border-b border-line">
        <span className="flex flex-col gap-2">
          <Skeleton className={['w-36', 'w-28', 'w-40'][row % 3] ?? 'w-36'} />
          <Skeleton className="h-2 w-20" />
        </span>
        <Skeleton className="w-14" />
      </div>
    ))}
  </div>
);
