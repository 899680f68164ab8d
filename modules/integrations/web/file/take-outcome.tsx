import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { FileOther } from './file-other.tsx';
import type { useTakeFile } from './use-take-file.ts';

export type TakeOutcomeProps = { readonly taking: ReturnType<typeof useTakeFile>; readonly onOther: () => void };

/** How far it is, and at the end what came in; where it stopped, a way to go on. */
export const TakeOutcome = ({ taking: { progress, problem, goOn, isDone }, onOther }: TakeOutcomeProps) => (
  <div className="flex max-w-line flex-col gap-5">
    {progress && !isDone && (
      <progress aria-label={m.integrations_file_title()} value={progress.done} max={progress.total} className="h-1.5 w-full accent-ink" />
    )}
    {problem !== null && <Banner status="wrong" title={problem} action={<Button onClick={goOn}>{m.integrations_retry()}</Button>} />}
    {progress && isDone && (
      <Banner status="good" title={m.integrations_file_done({ count: progress.taken })}>
        {m.integrations_file_done_text()}
      </Banner>
    )}
    {isDone && (
      <div className="flex flex-wrap gap-2">
        <Link to="/admin/integrations" className={buttonClass('primary')}>
          {m.integrations_file_back_to_list()}
        </Link>
        <FileOther onOther={onOther} />
      </div>
    )}
  </div>
);
