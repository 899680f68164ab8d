import { useEffect, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { lastSyncedText } from '../../../ui/when/ago-text.ts';

export type LastSyncedTextProps = {
  /** @unit milliseconds since 1970 */
  readonly at: number;
  /** Whether the free plan stands in for what could not be asked. */
  readonly isFallback: boolean;
};

const tickMs = 30_000;

/** When the website was asked last, in words that grow old by themselves. */
export const LastSyncedText = ({ at, isFallback }: LastSyncedTextProps) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="text-small text-ink-2">
      {isFallback ? m.subscription_website_away() : m.subscription_last_synced({ age: lastSyncedText(at, Math.max(now, at)) })}
    </p>
  );
};
