const deviceKey = 'maed.shared-device';
const turnKey = 'maed.turn';
const placeKey = 'maed.turn-place';

/** Whether several people share this device, each for minutes; what proves it lies in a cookie that no script reads. */
export const isSharedDevice = (): boolean => localStorage.getItem(deviceKey) !== null;

export const noteSharedDevice = (): void => localStorage.setItem(deviceKey, 'yes');

export const forgetSharedDevice = (): void => {
  localStorage.removeItem(deviceKey);
  localStorage.removeItem(placeKey);
};

/** Whether the session that counts now is somebody's turn at this device rather than a sign-in of their own. */
export const isTurn = (): boolean => localStorage.getItem(turnKey) !== null;

export const noteTurn = (): void => localStorage.setItem(turnKey, 'yes');

export const forgetTurn = (): void => localStorage.removeItem(turnKey);

/** Where the last turn ended: the next one begins there. */
export const placeOfTurns = (): string => localStorage.getItem(placeKey) ?? '/inventory';

export const notePlaceOfTurns = (place: string): void => localStorage.setItem(placeKey, place);
