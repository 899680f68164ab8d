/** What tells a picture from every other one: SHA-256 of its file, in hexadecimal. */
export const fingerprintOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
