import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { shrinkPicture } from '../../../../platform/web/shrink-picture.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldErrorText } from '../../../../ui/field-error.tsx';
import { purchasingLimits } from '../../rules/limits.ts';

type PhotoFieldProps = {
  /** In base64, as it will be sent; null without one. */
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
};

const shrinking = { bytesMax: purchasingLimits.photoBytesMax, sidePixels: purchasingLimits.photoSidePixelsMax, shape: 'whole' } as const;

/** A photo from the phone's camera or a file; it is made small here, before it waits or leaves the device. */
export const PhotoField = ({ picture, onChange }: PhotoFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const choose = async (file: File | undefined): Promise<void> => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setIsBusy(true);
    const small = await shrinkPicture(file, shrinking);
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
          aria-label={m.purchasing_photo_add()}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Button
          className="touch:min-h-12"
          icon={<Camera aria-hidden />}
          onClick={() => input.current?.click()}
          busyLabel={isBusy ? m.purchasing_photo_shrinking() : undefined}
        >
          {picture === null ? m.purchasing_photo_add() : m.purchasing_photo_change()}
        </Button>
        {picture !== null && <Button onClick={() => onChange(null)}>{m.purchasing_photo_remove()}</Button>}
      </p>
      {picture !== null && <p className="text-small text-ink-2">{m.purchasing_photo_goes_along()}</p>}
      {isUnreadable && <FieldErrorText error={{ message: m.purchasing_photo_unreadable() }} />}
    </div>
  );
};
