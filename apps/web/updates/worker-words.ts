/** What a waiting worker is told when somebody wants the new version now. */
export const takeOverWord = 'take-over';

/** Where the worker answers with an empty page, for a page that only comes and goes. */
export const visitPath = '/worker-visit';

/** What the worker tells a page whose person pressed a notice. */
export type OpenWord = { readonly kind: 'open'; readonly path: string };

/** A path of our own, not the beginning of another host. */
export const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** Whether that is what a page was told. */
export const isOpenWord = (data: unknown): data is OpenWord =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'open' && 'path' in data && isOwnPath(data.path);
