import { m } from '../../../../generated/messages/web/messages.js';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { LineAlert } from '../../rules/order-check.ts';

const words: Readonly<Record<LineAlert, () => string>> = {
  FAR_LESS: m.purchasing_alert_far_less,
  FAR_MORE: m.purchasing_alert_far_more,
  PRICE_OUTLIER: m.purchasing_alert_price_outlier,
};

/** What looks odd about a line beside the last order. */
export const LineAlerts = ({ alerts }: { readonly alerts: readonly LineAlert[] }) =>
  alerts.map((alert) => (
    <StatusLine key={alert} status="soon">
      {words[alert]()}
    </StatusLine>
  ));
