import { m } from '../../generated/messages/web/messages.js';
import { isNativeShell } from '../../platform/device/native-shell.ts';
import { showToast } from '../toast.ts';

const shareNatively = async (name: string, content: Blob): Promise<void> => {
  const { shareFile } = await import('../../platform/device/native/native-files.ts');
  if (!(await shareFile(name, content))) showToast({ status: 'wrong', title: m.ui_file_not_kept() });
};

/** Puts a file where its person finds it: into a browser's downloads; in an app into the system's own sheet to keep or send it. */
export const saveFile = async (name: string, content: Blob): Promise<void> => {
  if (isNativeShell()) return shareNatively(name, content);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
