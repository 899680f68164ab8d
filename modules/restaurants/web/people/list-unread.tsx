import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';

export type ListUnreadProps = {
  /** The question whose answer is not here. */
  readonly query: { readonly isError: boolean; readonly refetch: () => Promise<unknown> };
  /** What could not be read, as a sentence without its stop. */
  readonly title: string;
  /** How many lines the answer usually has: what comes after it moves as little as can be. */
  readonly rows?: number;
};

/** In place of a list that is not here: on its way, or not to be had, with a way to ask again. */
export const ListUnread = ({ query, title, rows = 3 }: ListUnreadProps) => {
  if (!query.isError) return <SkeletonRows rows={rows} label={m.restaurants_list_loading()} />;
  return (
    <Banner
      status="wrong"
      title={m.ui_sentence({ text: title })}
      action={
        <Button kind="row" onClick={() => void query.refetch()}>
          {m.restaurants_gate_try_again()}
        </Button>
      }
    >
      {m.restaurants_gate_failed_text()}
    </Banner>
  );
};
