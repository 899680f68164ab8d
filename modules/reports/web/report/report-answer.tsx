import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { ReportDocument } from '../../contract/report-document.ts';
import { NotRead } from '../not-read.tsx';
import { ReportView } from './report-view.tsx';

export type ReportAnswerProps = {
  readonly report: ReportDocument | undefined;
  /** What was read last, where there is no line to ask for the report over. */
  readonly lastRead: ReportDocument | undefined;
  readonly query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => Promise<unknown>;
  };
};

/** A report as it is known: on its way, not to be had, that of other days while these are asked for, or its own. */
export const ReportAnswer = ({ report, lastRead, query }: ReportAnswerProps) => {
  if (report === undefined && lastRead) return <LastRead report={lastRead} />;
  if (report === undefined && query.isError) return <NotRead query={query} title={m.reports_failed_title()} />;
  return (
    <div aria-busy={query.isFetching} className={query.isPlaceholderData ? 'opacity-60' : ''}>
      {report ? <ReportView report={report} /> : <SkeletonRows rows={8} label={m.reports_loading()} />}
    </div>
  );
};

const LastRead = ({ report }: { readonly report: ReportDocument }) => {
  const when = useWhen();
  return (
    <div className="flex flex-col gap-6">
      <Banner status="no-connection" title={m.reports_no_line_title()}>
        {m.reports_last_read({ days: report.period.name, moment: when.moment(report.asOf) })}
      </Banner>
      <ReportView report={report} />
    </div>
  );
};
