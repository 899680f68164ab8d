import { saveFile } from './save-file.ts';

/** Puts a PDF that travelled in base64 into the person's downloads. */
export const savePdf = (name: string, base64: string): void =>
  saveFile(name, new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], { type: 'application/pdf' }));
