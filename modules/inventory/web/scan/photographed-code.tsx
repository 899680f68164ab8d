import { Image } from 'lucide-react';
import { useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { codeOnPicture } from '../../../../platform/device/barcode/code-on-picture.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldErrorText } from '../../../../ui/field-error.tsx';

/** A code from a photo, where the camera is not lent, or the label is elsewhere. */
export const PhotographedCode = ({ onCode }: { readonly onCode: (code: string) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const [standing, setStanding] = useState<'idle' | 'reading' | 'none'>('idle');
  const read = async (file: File) => {
    setStanding('reading');
    const code = await codeOnPicture(file);
    setStanding(code === null ? 'none' : 'idle');
    if (code !== null) onCode(code);
  };
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={m.inventory_scan_photo_file()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
      <Button
        className="self-start"
        icon={<Image aria-hidden />}
        busyLabel={standing === 'reading' ? m.inventory_scan_photo() : undefined}
        onClick={() => input.current?.click()}
      >
        {m.inventory_scan_photo()}
      </Button>
      {standing === 'none' && <FieldErrorText error={{ message: m.inventory_scan_photo_none() }} />}
    </div>
  );
};
