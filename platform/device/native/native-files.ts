import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

/** A file as the bridge takes it: base64 without what a data address begins with. */
const inBase64 = async (content: Blob): Promise<string> => {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** Whoever closes the system's sheet has chosen nothing, which is no fault. */
const isPutAway = (fault: unknown): boolean => fault instanceof Error && /cancel/i.test(fault.message);

/**
 * Hands a file to the system: whoever is asked keeps it, sends it or prints it. A page in an app has no downloads; the copy lies
 * where the system clears away by itself.
 *
 * @returns whether it could be handed over
 */
export const shareFile = async (name: string, content: Blob): Promise<boolean> => {
  const path = name.replace(/[/\\]/g, '-');
  try {
    const { uri } = await Filesystem.writeFile({ path, data: await inBase64(content), directory: Directory.Cache });
    await Share.share({ title: name, files: [uri] });
    return true;
  } catch (fault) {
    return isPutAway(fault);
  }
};
