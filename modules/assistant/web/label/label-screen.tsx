import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { codeOnPicture } from '../../../../platform/device/barcode/code-on-picture.ts';
import type { SeenWord } from '../../../../platform/device/letters/letters-adapter.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { findByBarcode } from '../../../inventory/rules/barcode.ts';
import { useStock } from '../../../inventory/web/parts.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { PhotoProgress, TakePhoto } from '../photo/take-photo.tsx';
import { useSeeWords } from '../photo/see-words.ts';
import { usePhoto } from '../photo/use-photo.ts';
import { LabelReview } from './label-review.tsx';
import { LabelWays } from './label-ways.tsx';

/** From a picture of a label to its item, and on to what is done with it. */
export const LabelScreen = () => {
  const { client, restaurantId } = useAssistantWorld();
  const { stock } = useStock();
  const [byCode, setByCode] = useState<string>();
  const { step, read, cancel } = usePhoto({
    look: useSeeWords(),
    ask: (words: SeenWord[], fingerprint) => client.readLabel(newCommand(restaurantId, { scanId: newId(), fingerprint, words })),
    words: { LABEL_UNREADABLE: m.assistant_refusal_label_unreadable },
  });
  const choose = async (file: File): Promise<void> => {
    const code = await codeOnPicture(file);
    const found = code === null ? undefined : findByBarcode(stock?.items ?? [], code)?.item;
    setByCode(found?.isActive === true ? found.id : undefined);
    if (found?.isActive !== true) await read(file);
  };
  return (
    <section className={`flex flex-col gap-4 ${step.is === 'read' ? 'max-w-4xl' : 'max-w-line'}`}>
      <h1 className="text-title">{m.assistant_label_title()}</h1>
      {byCode !== undefined && (
        <>
          <Banner status="good" title={m.assistant_label_free()} />
          <LabelWays itemId={byCode} />
        </>
      )}
      {byCode === undefined && step.is === 'waiting' && (
        <TakePhoto
          label={m.assistant_photo_picture()}
          about={m.assistant_label_about()}
          failed={step.failed}
          onChoose={(file) => void choose(file)}
        />
      )}
      {step.is === 'reading' && <PhotoProgress share={step.share} onCancel={cancel} />}
      {step.is === 'read' && <LabelReview key={step.answer.id} scan={step.answer} picture={step.picture} onLeave={cancel} />}
      {step.is !== 'read' && (
        <Link to="/inventory" className={`${buttonClass('quiet')} self-start`}>
          {m.assistant_label_search()}
        </Link>
      )}
    </section>
  );
};
