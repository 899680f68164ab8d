import type { ReactNode } from 'react';

export type SettingRowProps = { readonly title: string; readonly hint?: ReactNode; readonly children: ReactNode };

/** One setting a row: what it is, what it changes, and the control that changes it. Rows share their rules. */
export const SettingRow = ({ title, hint, children }: SettingRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4 last-of-type:border-b">
    <div>
      <h3 className="text-body font-medium">{title}</h3>
      {hint !== undefined && <p className="max-w-prose text-small text-ink-2">{hint}</p>}
    </div>
    {children}
  </div>
);

export type SettingGroupProps = { readonly title: string; readonly hint?: ReactNode; readonly children: ReactNode };

/** Settings that belong together, under one heading. */
export const SettingGroup = ({ title, hint, children }: SettingGroupProps) => (
  <section className="mb-10">
    <h2 className="text-heading">{title}</h2>
    {hint !== undefined && <p className="mb-3 text-small text-ink-2">{hint}</p>}
    {children}
  </section>
);
