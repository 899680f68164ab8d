import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { SeenWord } from '../../../../platform/device/letters/letters-adapter.ts';
import { fetchAhead } from '../../../../platform/web/fetch-ahead.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { useSeeWords } from '../photo/see-words.ts';
import { PhotoProgress, TakePhoto } from '../photo/take-photo.tsx';
import { usePhoto } from '../photo/use-photo.ts';

// What is done with a paper comes while its picture is taken.
const loadReview = async () => ({ default: (await import('./review.tsx')).Review });
const Review = lazy(loadReview);

/** From a picture of a paper to an invoice that somebody has looked at. */
export const ScanScreen = () => {
  const mayWrite = useCan('purchasing.edit');
  const { client, restaurantId } = useAssistantWorld();
  const { step, read, cancel } = usePhoto({
    look: useSeeWords(),
    ask: (words: SeenWord[], fingerprint) => client.readPaper(newCommand(restaurantId, { scanId: newId(), fingerprint, words })),
    words: { PAPER_UNREADABLE: m.assistant_refusal_paper_unreadable },
  });
  useEffect(() => fetchAhead(loadReview), []);
  if (!mayWrite) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  return (
    <section className="flex flex-col gap-4">
      <Link to="/purchase" search={{ tab: 'invoices' }} className={wayBackClass}>
        {m.purchasing_tab_invoices()}
      </Link>
      <h1 className="text-title">{m.assistant_scan_title()}</h1>
      {step.is !== 'read' && (
        <div className="max-w-xl">
          {step.is === 'waiting' && (
            <TakePhoto
              label={m.assistant_scan_picture()}
              about={m.assistant_scan_about()}
              failed={step.failed}
              onChoose={(file) => void read(file)}
            />
          )}
          {step.is === 'reading' && <PhotoProgress share={step.share} onCancel={cancel} />}
        </div>
      )}
      <Suspense fallback={<SkeletonRows rows={6} label={m.ui_unread_loading()} />}>
        {step.is === 'read' && <Review key={step.answer.id} scan={step.answer} picture={step.picture} onLeave={cancel} />}
      </Suspense>
    </section>
  );
};
