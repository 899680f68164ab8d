import { useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { openFrontCamera, stillOf } from '../../../../platform/device/front-camera.ts';
import { shrinkPicture } from '../../../../platform/web/shrink-picture.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { clockPhotoLimits } from '../../rules/clock-limits.ts';

const bounds = {
  bytesMax: clockPhotoLimits.photoBytesMax,
  sidePixels: clockPhotoLimits.photoSidePixelsMax,
  shape: 'whole',
} as const;

type Standing = 'opening' | 'looking' | 'no-camera';

const show = async (stream: MediaStream, video: HTMLVideoElement): Promise<void> => {
  video.srcObject = stream;
  await video.play();
};

/** The camera that looks at whoever stands there, from when its picture has a place until that is gone. */
const useFace = (video: HTMLVideoElement | null): Standing => {
  const [standing, setStanding] = useState<Standing>('opening');
  useEffect(() => {
    if (!video) return;
    const over = new AbortController();
    const look = async () => {
      const camera = await openFrontCamera();
      if (typeof camera === 'string') return setStanding('no-camera');
      if (over.signal.aborted) return camera.close();
      over.signal.addEventListener('abort', () => camera.close());
      await show(camera.stream, video);
      setStanding('looking');
    };
    void look().then(undefined, () => !over.signal.aborted && setStanding('no-camera'));
    return () => over.abort();
  }, [video]);
  return standing;
};

export type PhotoSheetProps = {
  /** In Base64; null from whoever goes on without one. */
  readonly onDone: (picture: string | null) => void;
  readonly onClose: () => void;
};

/** Who stands at the shared tablet, where the house asks for it; a camera that fails keeps nobody from coming. */
export const PhotoSheet = ({ onDone, onClose }: PhotoSheetProps) => {
  // The sheet may be drawn later than this is begun.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const standing = useFace(video);
  const { name: house } = useRestaurant();
  const [isTaking, setIsTaking] = useState(false);
  const take = async () => {
    setIsTaking(true);
    const still = video && (await stillOf(video));
    onDone(still ? await shrinkPicture(still, bounds) : null);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.staff_photo_title()}
      actions={
        <>
          <Button kind="primary" size="thumb" disabled={standing !== 'looking' || isTaking} onClick={() => void take()}>
            {m.staff_photo_take()}
          </Button>
          <Button size="thumb" disabled={isTaking} onClick={() => onDone(null)}>
            {m.staff_photo_without()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {standing === 'no-camera' && <Banner status="soon" title={m.staff_photo_no_camera()} />}
        <video
          ref={setVideo}
          aria-label={m.staff_photo_preview()}
          hidden={standing === 'no-camera'}
          className="aspect-4/3 w-full rounded-control bg-teff-sunk object-cover"
          muted
          playsInline
        />
        {standing === 'opening' && (
          <p role="status" className="text-small text-ink-2">
            {m.staff_photo_opening()}
          </p>
        )}
        <p className="text-body text-ink-2">{m.staff_photo_why({ house, days: clockPhotoLimits.keptDays })}</p>
      </div>
    </Sheet>
  );
};
