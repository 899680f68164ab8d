import { Link, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import type { SentDegrees } from '../../contract/photo.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { PhotoProgress, TakePhoto } from '../photo/take-photo.tsx';
import { usePhoto } from '../photo/use-photo.ts';
import { DisplayReview } from './display-review.tsx';
import type { DisplaySearch } from './display-search.ts';
import { seeDegrees } from './see-degrees.ts';

/** From a picture of a display to an answer in a list that somebody has compared. */
export const DisplayScreen = () => {
  const search: DisplaySearch = useSearch({ from: '/protected/in-restaurant/tasks/display' });
  const { client, restaurantId } = useAssistantWorld();
  const { step, read, cancel } = usePhoto({
    look: seeDegrees,
    ask: (seen: SentDegrees[], fingerprint) => client.readDisplay(newCommand(restaurantId, { scanId: newId(), fingerprint, seen })),
    words: { DISPLAY_UNREADABLE: m.assistant_refusal_display_unreadable },
  });
  return (
    <section className={`flex flex-col gap-4 ${step.is === 'read' ? 'max-w-4xl' : 'max-w-line'}`}>
      <h1 className="text-title">{m.assistant_display_title()}</h1>
      {step.is === 'waiting' && (
        <TakePhoto
          label={m.assistant_photo_picture()}
          about={m.assistant_display_about()}
          failed={step.failed}
          onChoose={(file) => void read(file)}
        />
      )}
      {step.is === 'reading' && <PhotoProgress share={step.share} onCancel={cancel} />}
      {step.is === 'read' && (
        <DisplayReview key={step.answer.id} scan={step.answer} picture={step.picture} search={search} onLeave={cancel} />
      )}
      {step.is !== 'read' && (
        <Link
          to={search.run === undefined ? '/tasks' : '/tasks/run'}
          search={search.run === undefined ? {} : { id: search.run }}
          className={`${buttonClass('quiet')} self-start`}
        >
          {m.assistant_display_type()}
        </Link>
      )}
    </section>
  );
};
