import { saveFile } from './save-file.ts';

/** Puts a PDF that travelled in base64 where its person finds it. */
export const savePdf = (name: string, base64: string): Promise<void> =>
  saveFile(name, new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], { type: 'application/pdf' }));
