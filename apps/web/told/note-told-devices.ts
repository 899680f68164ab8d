import { loadToldHere } from '../../../modules/alerts/web/public.ts';
import { deviceId } from '../../../platform/web/device-id.ts';
import { currentSession, onSessionChange } from '../../../platform/web/session.ts';
import { keepToldDevices } from './told-devices.ts';

const note = async (): Promise<void> => {
  try {
    const userId = currentSession()?.user.id;
    const told = userId === undefined ? [] : (await loadToldHere())(userId);
    await keepToldDevices(told.map((one) => ({ ...one, deviceId: deviceId() })));
  } catch {
    // A full disk, or no line for the few lines that know: it is noted the next time, and the next start follows the address anyway.
  }
};

/** Leaves the worker what it needs when the browser gets another address while no page is open; nothing of anybody who signed out. */
export const noteToldDevices = (): void => {
  void note();
  onSessionChange(() => void note());
  document.addEventListener('visibilitychange', () => document.hidden && void note());
};
