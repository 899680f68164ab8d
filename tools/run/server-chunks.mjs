/** Each language's texts, and what chooses between them: thousands of small functions. */
const texts = /\/generated\/messages\/server\/messages\/(\w+)\.js$/;

/**
 * How the server is put into files. What it is made of could lie in one, but the engine reads a whole file at a time, and the memory
 * that reading 12 MB takes is never given back: 120 MB instead of 47. A library that is loaded when it is needed keeps a file of its own.
 *
 * @param {{ main: string, threads: readonly string[] }} entries the server, and what runs beside it and shall read nothing of the server's
 */
export const serverChunks = ({ main, threads }) => {
  /** @type {Set<string> | undefined} */
  let needed;
  return {
    name: (id, context) => {
      const [, language] = texts.exec(id) ?? [];
      if (language !== undefined) return `texts-${language}`;
      needed ??= neededBy([main], context).difference(neededBy(threads, context));
      return id.includes('/node_modules/') && needed.has(id) ? 'libraries' : null;
    },
  };
};

/** What is read in any case, not only when it is needed. */
const neededBy = (entries, context) => {
  const needed = new Set();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return needed;
};
