const prefix = 'maed-page ';

/** Tells the pages that live from those that are gone, by a lock that each holds as long as it lives. */
export type LivingPages = {
  readonly isLiving: () => Promise<(pageId: string) => boolean>;
  readonly leave: () => void;
};

/** Missing where the browser doesn't trust the address: then no page is known to live. */
export type PageLocks = Pick<LockManager, 'request' | 'query'> | undefined;

export const enterPages = (pageId: string, locks: PageLocks): LivingPages => {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void locks?.request(prefix + pageId, () => left);
  return {
    isLiving: async () => {
      const { held = [], pending = [] } = (await locks?.query()) ?? {};
      const names = new Set([...held, ...pending].map(({ name }) => name));
      return (id) => names.has(prefix + id);
    },
    leave: () => leave(),
  };
};
