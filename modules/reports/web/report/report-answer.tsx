import { m } from '../../../../generated/messages/web/messages.js';
import { AsOfLine, type AsOfLineProps } from '../../../../ui/as-of-line.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Unread, type UnreadProps } from '../../../../ui/unread.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { ReportDocument } from '../../contract/report-document.ts';
import { ReportView } from './report-view.tsx';

export type ReportAnswerProps = {
  readonly report: ReportDocument | undefined;
  /** What was read last, where there is no line to ask for the report over. */
  readonly lastRead: ReportDocument | undefined;
  readonly query: UnreadProps['query'] & AsOfLineProps['query'] & { readonly isFetching: boolean; readonly isPlaceholderData: boolean };
};

/** A report as it is known: on its way, not to be had, that of other days while these are asked for, or its own. */
export const ReportAnswer = ({ report, lastRead, query }: ReportAnswerProps) => {
  if (lastRead) return <LastRead report={lastRead} />;
  if (report === undefined) return <Unread query={query} />;
  return (
    <div aria-busy={query.isFetching} className={classNames('flex flex-col gap-6', query.isPlaceholderData && 'opacity-60')}>
      <AsOfLine query={query} />
      <ReportView report={report} />
    </div>
  );
};

const LastRead = ({ report }: { readonly report: ReportDocument }) => {
  const when = useWhen();
  return (
    <div className="flex flex-col gap-6">
      <Banner status="no-connection" title={m.ui_unread_no_connection()}>
        {m.reports_last_read({ days: report.period.name, moment: when.moment(report.asOf) })}
      </Banner>
      <ReportView report={report} />
    </div>
  );
};
