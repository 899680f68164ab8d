import type { ReactNode } from 'react';

import { AuthHeader } from './auth-header.tsx';

export type AccountFrameProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode };

/** The page around what is done before one is signed in. */
export const AccountFrame = ({ title, hint, children }: AccountFrameProps) => (
  <main className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col px-6 py-8 md:py-16">
    <AuthHeader />
    <h1 className="mb-3 text-title">{title}</h1>
    {hint !== undefined && <p className="mb-8 text-body text-ink-2">{hint}</p>}
    {children}
  </main>
);
