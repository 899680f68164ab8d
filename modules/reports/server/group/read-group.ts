import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { RequestContext } from '../../../../platform/server/rpc/request-context.ts';
import { printPdf } from '../../../../platform/server/pdf/print-pdf.ts';
import type { Currency } from '../../../../kit/money.ts';
import type { GroupRate } from '../../contract/group.contract.ts';
import type { ReportDocument } from '../../contract/report-document.ts';
import { currenciesOf, sumsOfGroup } from '../../rules/group/group-sums.ts';
import { groupId } from '../../rules/report-ids.ts';
import { ofDaysOver } from '../days-over.ts';
import { askOf, type AskedReport } from '../make-report.ts';
import { periodName } from '../period-name.ts';
import { reportPaper } from '../print-report.ts';
import { inEachHouse } from './each-house.ts';
import { groupBody, groupName } from './group-report.ts';
import { loadHouse } from './load-house.ts';
import { ratesHere } from './rates.ts';

type Let = Pick<RequestContext, 'pools' | 'credential'> & { readonly tx: RestaurantTx };
type Asked = Omit<AskedReport, 'report' | 'subject'>;

/** The restaurants of the account holder that whoever asks may read, side by side and together, and what they are added up by. */
export const readGroup = async (
  { tx, pools, credential }: Let,
  asked: Asked,
): Promise<{ report: ReportDocument; currencies: Currency[]; rates: GroupRate[] }> => {
  const ask = await askOf(tx, asked);
  // The rates are read first: the questions to the others may be long.
  const rates = await ratesHere(tx);
  const houses = await inEachHouse({ tx, pools, credential }, (there) => loadHouse(there, ask));
  const into = tx.currency as Currency;
  const view = { houses, into, ...sumsOfGroup(houses, { rates, into, days: ask.days }) };
  const report: ReportDocument = {
    report: groupId,
    name: groupName(ask.on),
    restaurant: groupName(ask.on),
    period: { ...ask.days, name: periodName(ask), calendar: ask.calendar },
    asOf: new Date().toISOString(),
    closedAt: null,
    ...(await ofDaysOver(ask, async (over) => groupBody(view, over))),
  };
  return { report, currencies: [...currenciesOf(houses, into)], rates: [...rates] };
};

/** The same as a PDF that carries its own faces. */
export const printGroup = async (context: Let, asked: Asked): Promise<{ fileName: string; pdf: string }> => {
  const { report } = await readGroup(context, asked);
  const { on } = await askOf(context.tx, asked);
  const pdf = await printPdf(reportPaper(report, on));
  return { fileName: `${groupId}-${asked.from}-${asked.to}.pdf`, pdf: pdf.toString('base64') };
};
