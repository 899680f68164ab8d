const quotedPath = /'[^']*[\\/][^']*'|"[^"]*[\\/][^"]*"/g;
const barePath = /(?<![\w.])(?:[A-Za-z]:)?[\\/][^\s,;]*/g;

/** What went wrong on the server, without where things lie there: whoever reads it may own a restaurant, not the machine. */
export const withoutPaths = (error: string): string => error.replaceAll(quotedPath, '…').replaceAll(barePath, '…').trim();
