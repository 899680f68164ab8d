import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { AuthHeader } from '../../../accounts/web/public.ts';
import { useWearBrand } from './worn-brand.ts';

type Words = { readonly title: string; readonly text: string };

export type LinkedPageProps = {
  /** Whose sign stands above it; undefined until the page is read. */
  readonly brand: Parameters<typeof useWearBrand>[0];
  readonly failure: CallFailure | undefined;
  readonly onAgain: () => void;
  /** What is said where the link opens nothing any more. */
  readonly gone: Words;
  /** What is said without a connection. */
  readonly cutText: string;
  /** What was read; null until then. */
  readonly children: ReactNode;
};

/** A page of a house that a link or a code opens, on any phone, for whoever has no account. */
export const LinkedPage = ({ brand, failure, onAgain, gone, cutText, children }: LinkedPageProps) => {
  useWearBrand(brand);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[44rem] flex-col px-5 py-6 md:py-12">
      <AuthHeader house={brand} />
      {children ??
        (failure ? <Unopened {...{ failure, onAgain, gone, cutText }} /> : <SkeletonRows rows={6} label={m.ui_unread_loading()} />)}
    </main>
  );
};

type UnopenedProps = Pick<LinkedPageProps, 'onAgain' | 'gone' | 'cutText'> & { readonly failure: CallFailure };

const Unopened = ({ failure, onAgain, gone, cutText }: UnopenedProps) => {
  if (failure.kind === 'refusal') {
    return (
      <Banner status="wrong" title={gone.title}>
        {gone.text}
      </Banner>
    );
  }
  const isCut = failure.kind === 'no-connection';
  return (
    <Banner
      status={isCut ? 'no-connection' : 'wrong'}
      title={isCut ? m.ui_unread_no_connection() : m.ui_unread_failed()}
      action={
        <Button kind="row" onClick={onAgain}>
          {m.ui_unread_try_again()}
        </Button>
      }
    >
      {isCut ? cutText : m.ui_unread_failed_text()}
    </Banner>
  );
};
