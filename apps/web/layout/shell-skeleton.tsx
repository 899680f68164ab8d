import { m } from '../../../generated/messages/web/messages.js';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';

/** The layout to come, before anything of it is known. */
export const ShellSkeleton = () => (
  <div className="flex h-dvh flex-col">
    <div className="h-top-bar shrink-0 border-b border-line bg-teff-sunk" />
    <div className="flex min-h-0 flex-1">
      <div className="hidden w-12 shrink-0 border-r border-line bg-teff-sunk md:block" />
      <div className="flex flex-1 flex-col gap-6 p-4 md:p-10">
        <Skeleton className="h-6 w-64" />
        <SkeletonRows rows={5} label={m.app_loading()} />
      </div>
    </div>
  </div>
);
