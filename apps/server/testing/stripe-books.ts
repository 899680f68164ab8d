import Library from 'stripe';

import { newSubscription, type StandInCustomer, type StandInEvent, type StandInPrice, type StandInSubscription } from './stripe-things.ts';

type Session = {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly form: URLSearchParams;
  readonly isOpen: boolean;
};

/**
 * What a Stripe that stands in remembers, and what it answers from it.
 *
 * @source https://docs.stripe.com/api (version 2026-10-28.endive, as the library of 23.1.0 names it)
 */
export class StripeBooks {
  readonly customers = new Map<string, StandInCustomer>();
  readonly prices = new Map<string, StandInPrice>();
  readonly subscriptions = new Map<string, StandInSubscription>();
  readonly configurations: { readonly id: string; readonly active: true; readonly metadata: Record<string, string> }[] = [];
  readonly #sessions = new Map<string, Session>();
  #count = 0;

  #newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#count}`;
  }

  /** Answers a request that makes something; undefined for an address that it does not know. */
  post(path: string, form: URLSearchParams, url: string): object | undefined {
    if (path === '/v1/customers') return this.#makeCustomer(form);
    if (path === '/v1/products') return { id: this.#newId('prod'), object: 'product' };
    if (path === '/v1/prices') return this.#makePrice(form);
    if (path === '/v1/checkout/sessions') return this.#openCheckout(form, url);
    if (path === '/v1/billing_portal/configurations') return this.#configure(form);
    if (path.endsWith('/expire')) return this.#expire(path);
    if (path !== '/v1/billing_portal/sessions') return undefined;
    const flow = form.get('flow_data[type]') ?? 'none';
    return { id: this.#newId('bps'), object: 'billing_portal.session', url: `${url}/portal/${form.get('customer')}?flow=${flow}` };
  }

  /** Answers a question; undefined for what it does not know. */
  get(path: string, query: URLSearchParams): object | undefined {
    const [, , kind, id = ''] = path.split('/');
    if (kind === 'prices') return listed([...this.prices.values()].filter((price) => price.lookup_key === query.get('lookup_keys[0]')));
    if (kind === 'customers') return this.customers.get(id);
    if (kind === 'billing_portal') return listed(this.configurations);
    if (kind === 'checkout') return listed(this.#openSessions(query.get('customer')));
    if (id !== '') return this.subscriptions.get(id);
    const customer = query.get('customer');
    return listed([...this.subscriptions.values()].filter((each) => customer === null || each.customer === customer));
  }

  #makeCustomer(form: URLSearchParams): StandInCustomer {
    const customer = {
      id: this.#newId('cus'),
      object: 'customer',
      email: form.get('email'),
      metadata: metadataIn(form, 'metadata'),
    } as const;
    this.customers.set(customer.id, customer);
    return customer;
  }

  #makePrice(form: URLSearchParams): StandInPrice {
    const lookupKey = form.get('lookup_key');
    // A key that is transferred is nobody else's any more.
    for (const price of this.prices.values()) if (price.lookup_key === lookupKey) this.prices.set(price.id, { ...price, lookup_key: null });
    const price = {
      id: this.#newId('price'),
      object: 'price',
      active: true,
      currency: form.get('currency') ?? '',
      lookup_key: lookupKey,
      metadata: metadataIn(form, 'metadata'),
      product: form.get('product') ?? '',
      unit_amount: Number(form.get('unit_amount')),
    } as const;
    this.prices.set(price.id, price);
    return price;
  }

  #openCheckout(form: URLSearchParams, url: string): object {
    const id = this.#newId('cs');
    this.#sessions.set(id, { id, isOpen: true, customer: form.get('customer') ?? '', price: form.get('line_items[0][price]') ?? '', form });
    return { id, object: 'checkout.session', url: `${url}/pay/${id}` };
  }

  #configure(form: URLSearchParams): object {
    const configuration = { id: this.#newId('bpc'), active: true, metadata: metadataIn(form, 'metadata') } as const;
    this.configurations.push(configuration);
    return configuration;
  }

  #openSessions(customer: string | null): readonly { readonly id: string }[] {
    return [...this.#sessions.values()].filter((session) => session.isOpen && session.customer === customer).map(({ id }) => ({ id }));
  }

  #expire(path: string): object | undefined {
    const session = this.#sessions.get(path.split('/').at(-2) ?? '');
    if (session) this.#sessions.set(session.id, { ...session, isOpen: false });
    return session && { id: session.id, object: 'checkout.session', status: 'expired' };
  }

  /** How many ways to pay are open for somebody. */
  openCheckoutsOf(customer: string): number {
    return this.#openSessions(customer).length;
  }

  /** Pays at the checkout that was opened last. */
  completeCheckout(): StandInSubscription {
    const session = [...this.#sessions.values()].at(-1);
    const price = this.prices.get(session?.price ?? '');
    if (!session || !price) throw new Error('No checkout is open, or its price is unknown.');
    const trialEnd = session.form.get('subscription_data[trial_end]');
    const facts = { id: this.#newId('sub'), customer: session.customer, price, trialEnd: trialEnd === null ? null : Number(trialEnd) };
    const subscription = newSubscription(facts, metadataIn(session.form, 'subscription_data[metadata]'));
    this.subscriptions.set(subscription.id, subscription);
    this.#sessions.set(session.id, { ...session, isOpen: false });
    return subscription;
  }

  /** Changes a subscription, as somebody in the portal or a bank would. */
  change(id: string, by: (subscription: StandInSubscription) => StandInSubscription): void {
    this.subscriptions.set(id, by(this.#subscription(id)));
  }

  /** A message about a subscription, as it would be sent now. */
  message(kind: string, subscriptionId: string): { readonly id: string; readonly raw: string } {
    const subscription = this.#subscription(subscriptionId);
    const object = kind.startsWith('invoice.') ? { object: 'invoice', customer: subscription.customer } : subscription;
    const event: StandInEvent = {
      id: this.#newId('evt'),
      object: 'event',
      api_version: Library.API_VERSION,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type: kind,
      data: { object },
    };
    return { id: event.id, raw: JSON.stringify(event) };
  }

  #subscription(id: string): StandInSubscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`No subscription ${id}.`);
    return subscription;
  }
}

const listed = (data: readonly object[]): object => ({ object: 'list', has_more: false, data });

const metadataIn = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].filter(([key]) => key.startsWith(`${name}[`)).map(([key, value]) => [key.slice(name.length + 1, -1), value]),
  );
