import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { ToldForecast } from '../../contract/forecast-fields.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { useTellForecast } from './forecast-client.ts';

/** Plans prep and orders by the dishes, or the rota by the sales: only when somebody says so. */
export const PlanBy = ({ told, what }: { readonly told: ToldForecast; readonly what: 'DISHES' | 'SALES' }) => {
  const mayPlanRota = useCan('staff.plan');
  const days = [...new Set(told.series.flatMap((one) => one.days.map(({ day }) => day)))].toSorted();
  if (days.length === 0 || (what === 'SALES' && !mayPlanRota)) return null;
  return (
    <section className="flex flex-col items-start gap-3">
      <div>
        <h2 className="text-heading">{m.assistant_forecast_plan_title()}</h2>
        <p className="text-small text-ink-2">{m.assistant_forecast_plan_text()}</p>
      </div>
      {what === 'DISHES' ? <Kitchen days={days} planned={told.plannedDays} /> : <Rota days={days} />}
    </section>
  );
};

const linkClass = 'text-link inline-flex items-center rounded-chip text-body focus-ring touch:min-h-11';

type KitchenProps = { readonly days: readonly string[]; readonly planned: readonly string[] };

const Kitchen = ({ days, planned }: KitchenProps) => {
  const { client } = useAssistantWorld();
  const { tell, isTelling, refused } = useTellForecast();
  const mayOrder = useCan('purchasing.view');
  const use = async (of: readonly string[], isUsed: boolean) => {
    if (await tell(() => client.useForecast, { plan: 'KITCHEN' as const, days: [...of], isUsed }))
      showToast({ title: isUsed ? m.assistant_forecast_plan_kitchen_used() : m.assistant_forecast_plan_kitchen_dropped() });
  };
  const isPlanned = planned.length > 0;
  return (
    <>
      {isPlanned && <p className="text-body">{m.assistant_forecast_plan_kitchen_days({ count: planned.length })}</p>}
      {refused !== null && <Banner status="wrong" title={refused} />}
      <div className="flex flex-wrap gap-2">
        <Button busyLabel={isTelling ? m.assistant_forecast_saving() : undefined} onClick={() => void use(days, true)}>
          {isPlanned ? m.assistant_forecast_plan_kitchen_again() : m.assistant_forecast_plan_kitchen()}
        </Button>
        {isPlanned && (
          <Button kind="quiet" onClick={() => void use(planned, false)}>
            {m.assistant_forecast_plan_kitchen_drop()}
          </Button>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4">
        <Link to="/menu" search={{ tab: 'prep' }} className={linkClass}>
          {m.assistant_forecast_see_prep()}
        </Link>
        {mayOrder && (
          <Link to="/purchase/fill" search={{ until: days[Math.min(2, days.length - 1)] ?? '' }} className={linkClass}>
            {m.assistant_forecast_see_orders()}
          </Link>
        )}
      </p>
    </>
  );
};

const Rota = ({ days }: { readonly days: readonly string[] }) => {
  const { client } = useAssistantWorld();
  const { tell, isTelling, refused } = useTellForecast();
  const use = async () => {
    if (await tell(() => client.useForecast, { plan: 'ROTA' as const, days: [...days], isUsed: true }))
      showToast({ title: m.assistant_forecast_plan_rota_used() });
  };
  return (
    <>
      {refused !== null && <Banner status="wrong" title={refused} />}
      <Button busyLabel={isTelling ? m.assistant_forecast_saving() : undefined} onClick={() => void use()}>
        {m.assistant_forecast_plan_rota()}
      </Button>
      <Link to="/staff" className={linkClass}>
        {m.assistant_forecast_see_rota()}
      </Link>
    </>
  );
};
