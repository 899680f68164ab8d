import type { ReactNode } from 'react';

export type EmptyStateProps = { readonly title: ReactNode; readonly children: ReactNode; readonly action?: ReactNode };

/** Nothing here: a heading, one sentence that says why, one way on. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <section className="flex max-w-line flex-col items-start gap-3 py-10">
    <div className="flex flex-col gap-1">
      <h2 className="text-heading">{title}</h2>
      <p className="text-body text-ink-2">{children}</p>
    </div>
    {action && <div className="mt-1 flex flex-wrap gap-2">{action}</div>}
  </section>
);
