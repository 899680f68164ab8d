import { m } from '../../../generated/messages/web/messages.js';
import { readFailure } from '../../../platform/web/refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

export type NotReadProps = {
  readonly query: { readonly error: unknown; readonly refetch: () => Promise<unknown> };
  /** What could not be made or read, where somebody answered. */
  readonly title: string;
};

/** Why there is nothing to see: there is no line, or the server could not tell. */
export const NotRead = ({ query: { error, refetch }, title }: NotReadProps) => {
  const isCut = readFailure(error).kind === 'no-connection';
  return (
    <EmptyState
      title={isCut ? m.reports_no_line_title() : title}
      action={<Button onClick={() => void refetch()}>{m.reports_retry()}</Button>}
    >
      {isCut ? m.reports_no_line_text() : m.reports_failed_text()}
    </EmptyState>
  );
};
