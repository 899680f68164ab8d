/** A file out of the database. */
export type StoredFile = { readonly mediaType: string; readonly fingerprint: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Where everything lies that somebody uploaded; whatever is answered there can run and load nothing. */
export const filesPrefix = '/files';

const keptSeconds = 3600;

/**
 * Answers with an uploaded file, or with nothing where the caller's copy still holds. The copy is this caller's alone:
 * whoever comes with another cookie, in the same browser, asks anew. Null where there is no such file, or none for them.
 */
export const serveFile = (file: StoredFile | null, request: Headers): Response => {
  if (file === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const tag = `"${file.fingerprint}"`;
  const headers = { etag: tag, 'cache-control': `private, max-age=${keptSeconds}`, vary: 'Cookie, Authorization' };
  const held = (request.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (held.includes(tag)) return new Response(null, { status: 304, headers });
  return new Response(file.bytes, { headers: { ...headers, 'content-type': file.mediaType, 'content-length': String(file.bytes.length) } });
};
