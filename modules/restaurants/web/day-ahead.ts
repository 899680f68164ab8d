import type { FetchInfiniteQueryOptions, FetchQueryOptions, InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

import type { Capability } from '../rules/capabilities.ts';

/** The day of a restaurant whose screens are to open without a line, also those that nobody has opened yet on this device. */
export type DayAhead = {
  readonly restaurantId: string;
  /** The trading day. */
  readonly today: string;
  readonly queries: QueryClient;
  /** Whether the person may do something here; what they may not see is not asked for. */
  readonly may: (capability: Capability) => boolean;
  /**
   * Keeps the answer to a screen's own question: asks it once the device is at rest, unless what lies here is recent.
   *
   * @throws what the question fails with, and where nobody is there any more for whom it would be kept
   */
  readonly keep: <Answer, Key extends QueryKey>(question: FetchQueryOptions<Answer, Error, Answer, Key>) => Promise<Answer>;
  /** The same of a list that comes page by page; what a screen has not read yet is its first page. */
  readonly keepPages: <Page, Key extends QueryKey, Cursor>(
    question: FetchInfiniteQueryOptions<Page, Error, Page, Key, Cursor>,
  ) => Promise<InfiniteData<Page, Cursor>>;
};

/** Keeps a module's part of a day. */
export type KeepAhead<Client> = (day: DayAhead, client: Client) => Promise<void>;
