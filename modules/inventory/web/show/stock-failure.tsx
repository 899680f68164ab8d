import { m } from '../../../../generated/messages/web/messages.js';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';

export type StockFailureProps = { readonly error: unknown; readonly onRetry: () => void };

/** There is nothing to show: the server failed, or nobody answered and this device has nothing kept. */
export const StockFailure = ({ error, onRetry }: StockFailureProps) => {
  const isCut = readFailure(error).kind === 'no-connection';
  return (
    <section className="flex flex-col gap-4">
      <h1 className="text-title">{m.inventory_list_label()}</h1>
      <Banner
        status={isCut ? 'no-connection' : 'wrong'}
        title={isCut ? m.inventory_not_kept_title() : m.inventory_failed_title()}
        action={<Button onClick={onRetry}>{m.inventory_try_again()}</Button>}
      >
        {isCut ? m.inventory_not_kept_text() : m.inventory_failed_text()}
      </Banner>
    </section>
  );
};
