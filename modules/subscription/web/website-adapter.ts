import type { ContractRouterClient } from '@orpc/contract';

import type { accountsContract } from '../../accounts/contract/accounts.contract.ts';
import {
  websiteAddressSchema,
  websiteErrorSchema,
  websitePaths,
  websiteSubscriptionSchema,
  websiteUnconfirmed,
} from '../contract/website.contract.ts';
import type { ListedPlan } from '../rules/price-list.ts';
import type { PrepaidMonths, PrepaidPlan } from '../rules/prepaid.ts';
import { fallbackSubscription, type WebsiteSubscription } from '../rules/website-subscription.ts';

/** The part of the server that says who is signed in, and on which bearer. */
export type SessionClient = Pick<ContractRouterClient<typeof accountsContract>, 'getSession'>;

/** Whose subscription is asked about. */
export type Holder = { readonly id: string; readonly email: string };

/** What the website said, and whether it said anything: where it did not, the free plan is shown in its place. */
export type WebsiteAnswer = {
  readonly data: WebsiteSubscription;
  readonly isFallback: boolean;
  /** Nobody answered at all, which says nothing about the website. Earlier answers that were kept had none. */
  readonly isUnanswered?: boolean;
};

/** A fetch that never got an answer: an error of the network, or one that was waited for too long. */
const hasNoAnswer = (thrown: unknown): boolean => thrown instanceof TypeError || thrown instanceof DOMException;

class UnconfirmedError extends Error {}

const isUnconfirmed = async (response: Response): Promise<boolean> => {
  if (response.status !== websiteUnconfirmed.status) return false;
  const said = websiteErrorSchema.safeParse(await response.json().catch(() => null));
  return said.success && said.data.error === websiteUnconfirmed.error;
};

const call = async (client: SessionClient, path: string, body?: object): Promise<unknown> => {
  const session = await client.getSession({});
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${session?.accessToken ?? ''}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (await isUnconfirmed(response)) throw new UnconfirmedError('The address is not confirmed.');
  if (!response.ok) throw new Error(`The website answered ${response.status}.`);
  return response.json();
};

/** Asks the website about somebody's own subscription. */
export const readWebsite = async (client: SessionClient, holder: Holder): Promise<WebsiteAnswer> => {
  try {
    const data = websiteSubscriptionSchema.parse(await call(client, `${websitePaths.subscription}?userId=${holder.id}`));
    if (data.user.id !== holder.id) throw new Error('Data isolation error');
    return { data, isFallback: false };
  } catch (thrown) {
    return { data: fallbackSubscription(holder), isFallback: true, isUnanswered: hasNoAnswer(thrown) };
  }
};

/** An address to open, and whether it is the one that was asked for or the portal in its place; or that nobody pays unconfirmed. */
export type OpenedAddress = { readonly url: string; readonly isFallback: boolean } | 'unconfirmed';

const addressOr = async (asked: Promise<unknown>): Promise<OpenedAddress> => {
  try {
    return { url: websiteAddressSchema.parse(await asked).url, isFallback: false };
  } catch (thrown) {
    if (thrown instanceof UnconfirmedError) return 'unconfirmed';
    return { url: websitePaths.portalPage, isFallback: true };
  }
};

/** A plan, and for how many months it is paid ahead. */
export type Prepaid = { readonly plan: PrepaidPlan; readonly months: PrepaidMonths };

const backTo = (how: 'success' | 'cancelled'): string => `${location.origin}/settings?tab=subscription&${how}=true`;

/** Where to pay for a plan. */
export const checkoutAddress = (client: SessionClient, holder: Holder, plan: ListedPlan): Promise<OpenedAddress> =>
  addressOr(
    call(client, websitePaths.checkout, {
      userId: holder.id,
      planType: plan,
      successUrl: backTo('success'),
      cancelUrl: backTo('cancelled'),
    }),
  );

/** Where to pay for months ahead in birr. */
export const prepayAddress = (client: SessionClient, holder: Holder, paid: Prepaid): Promise<OpenedAddress> =>
  addressOr(call(client, websitePaths.prepay, { userId: holder.id, planType: paid.plan, months: paid.months }));

/** Where to look after what is paid. */
export const portalAddress = (client: SessionClient, holder: Holder): Promise<OpenedAddress> =>
  addressOr(call(client, websitePaths.portal, { userId: holder.id, returnUrl: `${location.origin}/settings?tab=subscription` }));
