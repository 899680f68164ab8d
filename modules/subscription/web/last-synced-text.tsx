import { m } from '../../../generated/messages/web/messages.js';
import { useNow } from '../../../platform/web/use-now.ts';
import { lastSyncedText } from '../../../ui/when/ago-text.ts';

export type LastSyncedTextProps = {
  /** @unit milliseconds since 1970 */
  readonly at: number;
  /** Whether the free plan stands in for what could not be asked. */
  readonly isFallback: boolean;
  /** Whether that was because nobody answered at all. */
  readonly isUnanswered?: boolean | undefined;
};

const awayText = (isUnanswered: boolean): string => (isUnanswered ? m.subscription_website_unasked() : m.subscription_website_away());

/** When the website was asked last, in words that grow old by themselves. */
export const LastSyncedText = ({ at, isFallback, isUnanswered = false }: LastSyncedTextProps) => {
  const now = useNow().getTime();
  return (
    <p className="text-small text-ink-2">
      {isFallback ? awayText(isUnanswered) : m.subscription_last_synced({ age: lastSyncedText(at, Math.max(now, at)) })}
    </p>
  );
};
