import { m } from '../../../../generated/messages/web/messages.js';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';

export type StockFailureProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What the screen is called where it is not about all stock; null where its heading stands already. */
  readonly heading?: string | null;
};

/** There is nothing to show: the server failed, or nobody answered and this device has nothing kept. */
export const StockFailure = ({ error, onRetry, heading }: StockFailureProps) => {
  const isCut = readFailure(error).kind === 'no-connection';
  const words = heading === undefined ? stockWords : pageWords;
  return (
    <section className="flex flex-col gap-4">
      {heading !== null && <h1 className="text-title">{heading ?? m.inventory_list_label()}</h1>}
      <Banner
        status={isCut ? 'no-connection' : 'wrong'}
        title={isCut ? words.notKept() : words.failed()}
        action={<Button onClick={onRetry}>{m.inventory_try_again()}</Button>}
      >
        {isCut ? m.inventory_not_kept_text() : m.inventory_failed_text()}
      </Banner>
    </section>
  );
};

const stockWords = { notKept: m.inventory_not_kept_title, failed: m.inventory_failed_title };

const pageWords = { notKept: m.inventory_page_not_kept, failed: m.inventory_page_failed };
