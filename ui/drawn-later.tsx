import { lazy, useState, type ComponentType } from 'react';

/** What a file draws, and what fetches the file. */
export type DrawnLater<Parts> = {
  readonly fetch: () => Promise<Parts>;
  readonly part: <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) => ComponentType<Props>;
};

/**
 * A file of drawings that no screen waits for. Where it is here already, its parts are drawn at once: what React fetches lazily
 * waits a third of a second for its place even then.
 */
export const drawnLater = <Parts,>(load: () => Promise<Parts>): DrawnLater<Parts> => {
  let here: Parts | undefined;
  const fetch = async (): Promise<Parts> => (here = await load());
  const part = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>): ComponentType<Props> => {
    const Later = lazy(async () => ({ default: pick(await fetch()) }));
    const Part = (props: Props) => {
      const [Drawing] = useState<ComponentType<Props>>(() => (here ? pick(here) : Later));
      return <Drawing {...props} />;
    };
    return Part;
  };
  return { fetch, part };
};
