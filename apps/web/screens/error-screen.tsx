import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useIsWithoutLine } from '../../../platform/web/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusIcon, type Status } from '../../../ui/status.tsx';
import { isChunkFailure, useReloadByItself } from './chunk-failure.ts';

/** What stands where a screen broke. A part that didn't load is fetched again by itself, as soon as there is a line. */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const hasNoLine = useIsWithoutLine();
  const again = (
    <Button
      onClick={() => {
        reset();
        void router.invalidate();
      }}
    >
      {m.app_try_again()}
    </Button>
  );
  if (!isChunkFailure(error)) return <Broken title={m.app_error_title()} text={m.app_error_text()} again={again} />;
  return hasNoLine ? <NotKept again={again} /> : <NotLoaded again={again} />;
};

type Again = { readonly again: ReactNode };

const NotLoaded = ({ again }: Again) => {
  const text = useReloadByItself() ? m.app_loading_error_text() : m.app_loading_error_stays();
  return <Broken title={m.app_loading_error_title()} text={text} again={again} />;
};

/** Without a line nothing is wrong, and a reload would lose the page as well. */
const NotKept = ({ again }: Again) => (
  <Said status="no-connection" title={m.ui_unread_no_connection()} text={m.app_screen_not_kept()}>
    {again}
  </Said>
);

const Broken = ({ again, ...said }: Again & { readonly title: string; readonly text: string }) => (
  <Said status="wrong" {...said}>
    {again}
    <Button kind="quiet" onClick={() => location.reload()}>
      {m.app_reload()}
    </Button>
  </Said>
);

type SaidProps = { readonly status: Status; readonly title: string; readonly text: string; readonly children: ReactNode };

const Said = ({ status, title, text, children }: SaidProps) => (
  <section
    role={status === 'wrong' ? 'alert' : 'status'}
    className="mx-auto flex min-h-80 max-w-line flex-col items-start justify-center gap-3 p-6"
  >
    <h1 className="flex items-center gap-2.5 text-title">
      <StatusIcon status={status} className="size-6" />
      {title}
    </h1>
    <p className="text-body text-ink-2">{text}</p>
    <div className="flex flex-wrap gap-2">{children}</div>
  </section>
);
