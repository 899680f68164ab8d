import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { openWebsiteWindow } from '../../../platform/device/website-window.ts';
import { isWithoutLine } from '../../../platform/web/connection.ts';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useSession } from '../../../platform/web/session.ts';
import { showToast } from '../../../ui/toast.ts';
import type { accountsContract } from '../../accounts/contract/accounts.contract.ts';
import type { ListedPlan } from '../rules/price-list.ts';
import type { PrepaidMonths, PrepaidPlan } from '../rules/prepaid.ts';
import { subscriptionKey } from './subscription-queries.ts';
import { checkoutAddress, portalAddress, prepayAddress, type OpenedAddress } from './website-adapter.ts';

/** What is on its way: a plan that is about to be paid for, the portal, or a look at everything again. */
export type BillingBusy = ListedPlan | `${PrepaidPlan}-${PrepaidMonths}` | 'portal' | 'refresh' | null;

/** Opens the window before the address is asked for: later the browser no longer knows whose press it was. */
const inNewWindow = async (find: Promise<OpenedAddress>): Promise<'asked' | 'fallback' | 'unconfirmed'> => {
  const opened = openWebsiteWindow();
  const found = await find;
  if (found === 'unconfirmed') {
    opened.close();
    return found;
  }
  await opened.leadTo(found.url);
  return found.isFallback ? 'fallback' : 'asked';
};

const upgradeFailures = {
  fallback: () => ({ title: m.subscription_upgrade_failed(), description: m.subscription_upgrade_failed_text() }),
  unconfirmed: () => ({ title: m.subscription_confirm_first(), description: m.subscription_confirm_first_text() }),
} as const;

/** Where the browser has no line nobody else has failed, and no empty window opens. */
const sayWithoutLine = (): void =>
  showToast({ status: 'no-connection', title: m.ui_unread_no_connection(), description: m.subscription_without_line() });

/** An answer that failed, or that the website did not give: the free plan stands in its place. */
const hasFailed = ({ status, data }: { readonly status: string; readonly data?: unknown }): boolean =>
  status === 'error' || (typeof data === 'object' && data !== null && 'isFallback' in data && data.isFallback === true);

/** What can be done about paying. */
export const useBilling = () => {
  const { accounts } = useRpcClient<{ accounts: typeof accountsContract }>();
  const session = useSession();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<BillingBusy>(null);
  const holder = { id: session?.user.id ?? '', email: session?.user.email ?? '' };

  const payAt = async (what: BillingBusy, find: () => Promise<OpenedAddress>) => {
    if (isWithoutLine()) return sayWithoutLine();
    setBusy(what);
    showToast({ title: m.subscription_redirecting() });
    const became = await inNewWindow(find());
    if (became !== 'asked') showToast({ ...upgradeFailures[became](), status: 'wrong' });
    setBusy(null);
  };
  const choose = (plan: ListedPlan) => payAt(plan, () => checkoutAddress(accounts, holder, plan));
  const prepay = (plan: PrepaidPlan, months: PrepaidMonths) =>
    payAt(`${plan}-${months}`, () => prepayAddress(accounts, holder, { plan, months }));
  const openPortal = async () => {
    if (isWithoutLine()) return sayWithoutLine();
    setBusy('portal');
    const became = await inNewWindow(portalAddress(accounts, holder));
    if (became !== 'asked') showToast({ title: m.subscription_portal_failed(), status: 'wrong' });
    setBusy(null);
  };
  const refresh = async () => {
    if (isWithoutLine()) return sayWithoutLine();
    setBusy('refresh');
    await queries.refetchQueries({ queryKey: [subscriptionKey] });
    const isFailed = queries
      .getQueryCache()
      .findAll({ queryKey: [subscriptionKey] })
      .some(({ state }) => hasFailed(state));
    showToast(
      isFailed
        ? { title: m.subscription_refresh_failed(), description: m.subscription_refresh_failed_text(), status: 'wrong' }
        : { title: m.subscription_refreshed(), status: 'good' },
    );
    setBusy(null);
  };
  return { busy, choose, prepay, openPortal, refresh, holder };
};
