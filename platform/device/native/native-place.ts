import { Geolocation, type Position } from '@capacitor/geolocation';

/** Why the plugin gave none: the codes that it documents for a question that was refused. */
const refusedCodes = ['OS-PLUG-GLOC-0003', 'OS-PLUG-GLOC-0008'];

const isRefusal = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && 'code' in fault && refusedCodes.includes(String(fault.code));

/** Where the device says it is; "denied" where its holder said no, null where it does not know. */
export const readPosition = async (options: PositionOptions): Promise<Position | 'denied' | null> => {
  try {
    return await Geolocation.getCurrentPosition(options);
  } catch (fault) {
    return isRefusal(fault) ? 'denied' : null;
  }
};
