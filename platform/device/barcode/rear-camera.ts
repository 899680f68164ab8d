/** A camera of the device, while it is lent. */
export type LentCamera = { readonly stream: MediaStream; readonly close: () => void };

/** The camera at the back of the device, while it is lent. */
export type RearCamera = LentCamera & {
  /** Absent where the device has no light beside its camera. */
  readonly setTorch?: (isOn: boolean) => Promise<void>;
};

/** Why there is no camera: nobody allowed it, there is none, or another program holds it. */
export type CameraRefusal = 'denied' | 'unavailable' | 'busy';

const refusals: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'unavailable',
  OverconstrainedError: 'unavailable',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Fine enough for the thin lines of a code at arm's length; a device that has less gives what it has. */
const wanted = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } as const;

/** The light is newer than the list that the types know. */
type Light = { readonly torch?: boolean };

/** Asks for the rear camera; at a desk the only one there is. Whoever opens it closes it. */
export const openRearCamera = (): Promise<RearCamera | CameraRefusal> => openCamera(wanted);

/** Asks for a camera, with a light where it has one. Whoever opens it closes it. */
export const openCamera = async (video: MediaTrackConstraints): Promise<RearCamera | CameraRefusal> => {
  // Absent without https, and in old browsers.
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return 'unavailable';
  try {
    return cameraOf(await navigator.mediaDevices.getUserMedia({ video }));
  } catch (fault) {
    const refusal = fault instanceof DOMException ? refusals[fault.name] : undefined;
    if (refusal === undefined) throw fault;
    return refusal;
  }
};

const cameraOf = (stream: MediaStream): RearCamera => {
  const [track] = stream.getVideoTracks();
  const hasTorch = ((track?.getCapabilities?.() ?? {}) as Light).torch === true;
  return {
    stream,
    ...(hasTorch && {
      setTorch: async (isOn: boolean) => track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }),
    }),
    close: () => {
      for (const one of stream.getTracks()) one.stop();
    },
  };
};
