import { useEffect, useRef, useState, type RefObject } from 'react';

import { openCodeReader } from '../../../../platform/device/barcode/code-reader.ts';
import { openRearCamera, type CameraRefusal, type RearCamera } from '../../../../platform/device/barcode/rear-camera.ts';
import { watchForCode } from '../../../../platform/device/barcode/watch-for-code.ts';

/** How the camera stands: being asked for, looking, or why it does not; "failed" when what reads codes could not be had. */
export type ScannerStanding = 'opening' | 'looking' | 'failed' | CameraRefusal;

export type Scanner = {
  readonly standing: ScannerStanding;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly setTorch: RearCamera['setTorch'];
  /** Asks for the camera once more. */
  readonly tryAgain: () => void;
};

/** The camera while it is shown; calls with the first code that it reads. It is given back when the part goes. */
export const useScanner = (onCode: (code: string) => void): Scanner => {
  const video = useRef<HTMLVideoElement>(null);
  const [standing, setStanding] = useState<ScannerStanding>('opening');
  const [setTorch, keepTorch] = useState<RearCamera['setTorch']>();
  const [attempt, setAttempt] = useState(0);
  const called = useRef(onCode);
  useEffect(() => {
    called.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    void scan(video, signal, {
      standing: setStanding,
      torch: (torch) => keepTorch(() => torch),
      code: (code) => called.current(code),
    }).then(undefined, () => !signal.aborted && setStanding('failed'));
    return () => over.abort();
  }, [attempt]);
  const tryAgain = () => {
    setStanding('opening');
    setAttempt((before) => before + 1);
  };
  return { standing, video, setTorch, tryAgain };
};

type Says = {
  readonly standing: (standing: ScannerStanding) => void;
  readonly torch: (setTorch: RearCamera['setTorch']) => void;
  readonly code: (code: string) => void;
};

const scan = async (video: RefObject<HTMLVideoElement | null>, signal: AbortSignal, says: Says): Promise<void> => {
  const camera = await openRearCamera();
  if (typeof camera === 'string') {
    if (!signal.aborted) says.standing(camera);
    return;
  }
  const reader = openCodeReader();
  const close = (): void => {
    camera.close();
    reader.close();
  };
  signal.addEventListener('abort', close);
  // Whoever left while the question stood open never sees the camera's light.
  if (signal.aborted || !video.current) return close();
  video.current.srcObject = camera.stream;
  says.torch(camera.setTorch);
  says.standing('looking');
  const code = await watchForCode(video.current, reader, signal).finally(close);
  if (code === null) return;
  navigator.vibrate?.(foundVibrationMs);
  says.code(code);
};

/** @unit milliseconds; a nod, for whoever looks at the shelf and not at the screen */
const foundVibrationMs = 60;
