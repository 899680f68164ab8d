import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { ReportDocument } from '../../contract/report-document.ts';
import { ReportView } from './report-view.tsx';

export type ReportAnswerProps = {
  readonly report: ReportDocument | undefined;
  readonly query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => Promise<unknown>;
  };
};

/** A report as it is known: on its way, not to be had, that of other days while these are asked for, or its own. */
export const ReportAnswer = ({ report, query }: ReportAnswerProps) =>
  report === undefined && query.isError ? (
    <EmptyState title={m.reports_failed_title()} action={<Button onClick={() => void query.refetch()}>{m.reports_retry()}</Button>}>
      {m.reports_failed_text()}
    </EmptyState>
  ) : (
    <div aria-busy={query.isFetching} className={query.isPlaceholderData ? 'opacity-60' : ''}>
      {report ? <ReportView report={report} /> : <SkeletonRows rows={8} label={m.reports_loading()} />}
    </div>
  );
