import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import { shrinkPicture } from '../../platform/web/shrink-picture.ts';
import { Button } from '../button.tsx';
import { FieldErrorText } from '../field-error.tsx';

export type PhotoFieldProps = {
  /** In base64, as it will be sent; null without one. */
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
  /** What it is made to fit. */
  readonly bounds: { /** @unit bytes */ readonly bytesMax: number; /** @unit pixels of the longer side */ readonly sidePixels: number };
};

/** A photo from the phone's camera or a file; it is made small here, before it waits or leaves the device. */
export const PhotoField = ({ picture, onChange, bounds }: PhotoFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const choose = async (file: File | undefined): Promise<void> => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setIsBusy(true);
    const small = await shrinkPicture(file, { ...bounds, shape: 'whole' });
    setIsBusy(false);
    setIsUnreadable(small === null);
    if (small !== null) onChange(small);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={m.ui_photo_add()}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Button
          className="touch:min-h-12"
          icon={<Camera aria-hidden />}
          onClick={() => input.current?.click()}
          busyLabel={isBusy ? m.ui_photo_shrinking() : undefined}
        >
          {picture === null ? m.ui_photo_add() : m.ui_photo_change()}
        </Button>
        {picture !== null && <Button onClick={() => onChange(null)}>{m.ui_photo_remove()}</Button>}
      </p>
      {picture !== null && <p className="text-small text-ink-2">{m.ui_photo_goes_along()}</p>}
      {isUnreadable && <FieldErrorText error={{ message: m.ui_photo_unreadable() }} />}
    </div>
  );
};
