import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useCan, useMaybeRestaurant } from '../../../restaurants/web/public.ts';
import type { Choice } from '../../contract/telling-fields.ts';
import { withChange } from '../../rules/choose-telling.ts';
import { ReachesSetting } from './reaches-setting.tsx';
import { TellingTable } from './telling-table.tsx';
import { TimeSettings } from './time-settings.tsx';
import { useTelling } from './use-telling.ts';

/** How one is told. */
export const TellingTab = () => (useMaybeRestaurant() ? <TellingSettings /> : <p>{m.alerts_no_restaurant()}</p>);

/** Each change is kept as it is made; one that is not stays as it was chosen, and says why. */
const TellingSettings = () => {
  const maySeeLog = useCan('alerts.view-deliveries');
  const { telling, query, notKept, keep, keepAgain } = useTelling();
  if (!telling) return <Unread query={query} />;
  const { choice, channels } = telling;
  const change = (changes: Partial<Choice>): void => keep({ ...choice, ...changes });
  return (
    <>
      {notKept === 'changed' && <Banner status="soon" title={m.alerts_refusal_preferences_changed()} />}
      {notKept === 'failed' && (
        <Banner status="wrong" title={m.alerts_not_kept()} action={<Button onClick={keepAgain}>{m.alerts_try_again()}</Button>}>
          {m.alerts_not_kept_text()}
        </Banner>
      )}
      <SettingGroup title={m.alerts_settings()} hint={m.alerts_settings_hint()}>
        <TellingTable kinds={choice.kinds} channels={channels} onChange={(one) => change({ kinds: withChange(choice.kinds, one) })} />
      </SettingGroup>
      <SettingGroup title={m.alerts_times()}>
        <TimeSettings choice={choice} hasMail={channels.includes('MAIL')} onChange={change} />
      </SettingGroup>
      <ReachesSetting ways={telling} />
      {maySeeLog && (
        <SettingRow title={m.alerts_deliveries_tab()} hint={m.alerts_deliveries_hint()}>
          <Link to="/settings" search={{ tab: 'deliveries' }} className={buttonClass('row')}>
            {m.alerts_deliveries_open()}
          </Link>
        </SettingRow>
      )}
    </>
  );
};
