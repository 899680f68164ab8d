import { m } from '../../../../generated/messages/web/messages.js';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { PhotoField } from '../../../../ui/file/photo-field.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Task } from '../../contract/fields.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { useTasksCommands } from '../tasks-commands.ts';

/** What a picture is made to fit before it leaves the device. */
const bounds = { bytesMax: taskLimits.photoBytesMax, sidePixels: taskLimits.photoSidePixelsMax };

type PhotoInput = { readonly body: { readonly photoId: string; readonly taskId: string } };

/** The pictures beside a task, those that still wait on the device counted, and room for another. */
export const TaskPhotos = ({ task: { id, title, photos } }: { readonly task: Task }) => {
  const when = useWhen();
  const { addTaskPhoto } = useTasksCommands();
  const { waiting } = useOutboxSummary();
  const waits = waiting
    .filter(({ name }) => name === 'tasks.add-task-photo@1')
    .map(({ input }) => (input as unknown as PhotoInput).body)
    .filter(({ taskId, photoId }) => taskId === id && !photos.some((photo) => photo.id === photoId)).length;
  return (
    <div className="flex flex-col gap-2">
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li key={photo.id}>
              <a href={photo.url} target="_blank" rel="noreferrer" className="block focus-ring">
                <img
                  src={photo.url}
                  alt={m.tasks_photo_by({ what: title, who: photo.by, time: when.moment(photo.at) })}
                  loading="lazy"
                  width={96}
                  height={96}
                  className="size-24 rounded-control object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {waits > 0 && <StatusLine status="soon">{m.tasks_photo_waits({ count: waits })}</StatusLine>}
      {photos.length + waits < taskLimits.photosOfTaskMax && (
        <PhotoField bounds={bounds} picture={null} onChange={(picture) => picture !== null && void addTaskPhoto(id, picture, title)} />
      )}
    </div>
  );
};
