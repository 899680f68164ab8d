import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { Button } from '../../../ui/button.tsx';
import { StatusIcon } from '../../../ui/status.tsx';
import { isChunkFailure, useReloadByItself } from './chunk-failure.ts';

/** What stands where a screen broke. A part that didn't load is fetched again by itself. */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const isLoading = isChunkFailure(error);
  const isReloadComing = useReloadByItself(isLoading);
  const loadingText = isReloadComing ? m.app_loading_error_text() : m.app_loading_error_stays();
  return (
    <section role="alert" className="mx-auto flex min-h-80 max-w-line flex-col items-start justify-center gap-3 p-6">
      <h1 className="flex items-center gap-2.5 text-title">
        <StatusIcon status="wrong" className="size-6" />
        {isLoading ? m.app_loading_error_title() : m.app_error_title()}
      </h1>
      <p className="text-body text-ink-2">{isLoading ? loadingText : m.app_error_text()}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          {m.app_try_again()}
        </Button>
        <Button kind="quiet" onClick={() => location.reload()}>
          {m.app_reload()}
        </Button>
      </div>
    </section>
  );
};
