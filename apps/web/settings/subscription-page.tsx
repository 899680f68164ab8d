import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useCan, useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { loadSubscriptionScreen } from '../../../modules/subscription/web/public.ts';
import { Banner } from '../../../ui/banner.tsx';

const SubscriptionScreen = lazy(async () => ({ default: await loadSubscriptionScreen() }));

/** The plan of the restaurant being worked in, within the settings. */
export const SubscriptionPage = () => <Subscription heading="h2" />;

/** The same, as a page of its own. */
export const SubscriptionPlace = () => <Subscription heading="h1" />;

/** How a payment ended stands in the address; whoever is no account holder is told who looks after it. */
const Subscription = ({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) => {
  const restaurantId = useMaybeRestaurant()?.id;
  const payment = useSearch({ strict: false, select: paymentOf });
  const maySee = useCan('subscription.view');
  if (restaurantId === undefined) return null;
  if (maySee) return <SubscriptionScreen restaurantId={restaurantId} payment={payment} heading={Heading} />;
  return (
    <section className="flex flex-col gap-4">
      <Heading className="text-title">{m.subscription_title()}</Heading>
      <Banner status="may-not" title={m.subscription_for_holder()}>
        {m.subscription_for_holder_text()}
      </Banner>
    </section>
  );
};

const paymentOf = ({ success, cancelled }: { readonly success?: true; readonly cancelled?: true }) => {
  if (success) return 'success';
  return cancelled ? 'cancelled' : undefined;
};
