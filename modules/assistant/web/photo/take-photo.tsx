import { Camera } from 'lucide-react';
import { useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import { OperationPrice } from '../operation-price.tsx';

export type TakePhotoProps = {
  /** What is on the picture: "Picture of the paper". */
  readonly label: string;
  readonly about: string;
  readonly failed: string | null;
  readonly onChoose: (file: File) => void;
};

/** Where a photograph is taken: what it is for, why the last one was not read, and what it costs before it is tapped. */
export const TakePhoto = ({ label, about, failed, onChoose }: TakePhotoProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-4">
      {failed !== null && (
        <Banner status="wrong" title={m.assistant_scan_failed_title()}>
          {failed}
        </Banner>
      )}
      <p className="text-body text-ink-2">{about}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <Button kind="primary" className="self-start" icon={<Camera aria-hidden />} onClick={() => input.current?.click()}>
        {failed === null ? m.assistant_scan_choose() : m.assistant_scan_again()}
      </Button>
      <OperationPrice cost={aiCosts.vision_scanning} />
    </div>
  );
};

/** How far reading has come, and the way to stop it. */
export const PhotoProgress = ({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) => (
  <div className="flex flex-col gap-3">
    <label className="flex flex-col gap-2 text-body">
      {m.assistant_photo_reading()}
      <progress max={1} {...(share > 0 && { value: share })} className="h-2 w-full" />
    </label>
    <Button className="self-start" onClick={onCancel}>
      {m.assistant_scan_cancel()}
    </Button>
  </div>
);
