import { openCamera, type CameraRefusal, type LentCamera } from './barcode/rear-camera.ts';

/** A face at arm's length needs no more. */
const wanted = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } } as const;

/** Asks for the camera that looks at whoever holds the device; at a desk the only one there is. Whoever opens it closes it. */
export const openFrontCamera = (): Promise<LentCamera | CameraRefusal> => openCamera(wanted);

/** What a camera shows now; null before it has shown anything. */
export const stillOf = async (video: HTMLVideoElement): Promise<Blob | null> => {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
};
