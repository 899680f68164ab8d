const serverNames = ['api', 'rpc', 'live', 'dev', 'files', 'calendar', 'portal', 'sandbox', 'healthz', 'readyz'];

/** Addresses that the server answers itself: for them the kept shell must not stand in, or nobody could ever pay there. */
export const serverPaths = new RegExp(`^/(${serverNames.join('|')})([/?]|$)`);

/** The same addresses, as patterns of a URL's path. */
export const serverPathPatterns: readonly string[] = serverNames.map((name) => `/${name}{/*}?`);
