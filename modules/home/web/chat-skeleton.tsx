import { m } from '../../../generated/messages/web/messages.js';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Home before anything of it is known, as a conversation to come: what is said on one side and the other, and the box to ask in. */
export const ChatSkeleton = () => (
  <div role="status" aria-label={m.home_loading()} className="flex max-w-[48rem] flex-col gap-4">
    <Skeleton className="h-5 w-48" />
    <Skeleton className="h-9 w-80 max-w-full" />
    <Skeleton className="h-16 w-3/4" />
    <Skeleton className="h-12 w-1/2 self-end" />
    <Skeleton className="h-24 w-2/3" />
    <Skeleton className="h-11 w-full" />
  </div>
);
