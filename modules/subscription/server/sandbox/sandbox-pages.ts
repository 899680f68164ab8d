import { html, raw } from 'hono/html';

import { m } from '../../../../generated/messages/server/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { priceList, termsOf, type ListedPlan } from '../../rules/price-list.ts';
import type { ProviderReport } from '../billing/billing-provider.ts';
import { sandboxCheckoutPath } from './sandbox-provider.ts';
import type { Ticket } from './ticket.ts';

type Page = ReturnType<typeof html>;
type Locale = { readonly locale: 'en' | 'am' };

const style = `body{font:16px/1.5 'Instrument Sans Variable','Noto Sans Ethiopic Variable',system-ui,sans-serif;margin:0;background:#fbf8f1;color:#241b17}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem;margin:1rem 0 .25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem}dd{margin:0;text-align:right}
.note{border:1px solid #8a5a12;background:#fdf0d3;border-radius:8px;padding:.75rem 1rem}form{display:inline-block;margin:.25rem .5rem .25rem 0}
button{font:inherit;min-height:44px;padding:.5rem 1rem;border-radius:8px;border:1px solid #8d8178;background:#fff;color:inherit}button.first{background:#9b3922;border-color:#9b3922;color:#fff}
a{color:inherit}@media (prefers-color-scheme:dark){body{background:#191310;color:#f1e9dd}.note{background:#3a2b10;border-color:#c08a2e}button{background:#2a211c;border-color:#6d6058}}`;

const page = (title: string, body: Page, { locale }: Locale): Page =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Maed</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <p class="note" role="note">
            <strong>${m.subscription_sandbox_label({}, { locale })}</strong> ${m.subscription_sandbox_note({}, { locale })}
          </p>
          ${body}
        </main>
      </body>
    </html>`;

const button = (text: string, look: '' | 'first' = ''): Page => html`<button type="submit" class="${look}">${text}</button>`;

/** The page on which somebody pays for a plan, without paying. */
export const checkoutPage = (ticket: Ticket & { readonly purpose: 'checkout' }, signed: string): Page => {
  const locale = { locale: ticket.language };
  const minor = minorUnits(String(termsOf(ticket.plan).priceMinor));
  const plan = planWord(ticket.plan, locale);
  const action = `${sandboxCheckoutPath}?ticket=${signed}`;
  return page(
    m.subscription_sandbox_checkout({}, locale),
    html`<h1>${m.subscription_sandbox_checkout({}, locale)}</h1>
      <dl>
        <dt>${m.subscription_plan({}, locale)}</dt>
        <dd>${plan}</dd>
        <dt>${m.subscription_sandbox_monthly({}, locale)}</dt>
        <dd>${formatMoney({ minor, currency: 'GBP' })}</dd>
      </dl>
      <form method="post" action="${action}">
        <input type="hidden" name="deed" value="pay" />${button(m.subscription_sandbox_pay({ plan }, locale), 'first')}
      </form>
      <form method="post" action="${action}">
        <input type="hidden" name="deed" value="leave" />${button(m.subscription_sandbox_leave({}, locale))}
      </form>`,
    locale,
  );
};

/** The page on which somebody looks after what they pay for, and tries what a provider would do. */
export const portalPage = (ticket: Ticket & { readonly purpose: 'portal' }, signed: string, report: ProviderReport | null): Page => {
  const locale = { locale: ticket.language };
  const action = `/portal?ticket=${signed}`;
  const deed = (name: string, text: string): Page =>
    html`<form method="post" action="${action}"><input type="hidden" name="deed" value="${name}" />${button(text)}</form>`;
  const body =
    report === null || report.status === 'cancelled'
      ? html`<p>${m.subscription_sandbox_nothing({}, locale)}</p>`
      : html`<dl>
            <dt>${m.subscription_plan({}, locale)}</dt>
            <dd>${planWord(report.plan, locale)}</dd>
            <dt>${m.subscription_sandbox_state({}, locale)}</dt>
            <dd>${stateWord(report, locale)}</dd>
            <dt>${m.subscription_sandbox_until({}, locale)}</dt>
            <dd>${report.periodEndAt.toISOString().slice(0, 10)}</dd>
          </dl>
          ${priceList
            .filter(({ id }) => id !== 'starter' && id !== report.plan)
            .map(({ id }) => deed(id, m.subscription_sandbox_change({ plan: planWord(id, locale) }, locale)))}
          ${report.willCancel ? deed('resume', m.subscription_sandbox_resume({}, locale)) : deed('cancel', m.subscription_sandbox_cancel({}, locale))}
          <h2>${m.subscription_sandbox_trying({}, locale)}</h2>
          ${report.status === 'past_due' ? deed('pay', m.subscription_sandbox_recover({}, locale)) : deed('fail', m.subscription_sandbox_fail({}, locale))}
          ${deed('period', m.subscription_sandbox_period({}, locale))}`;
  return page(
    m.subscription_sandbox_portal({}, locale),
    html`<h1>${m.subscription_sandbox_portal({}, locale)}</h1>
      ${body}
      <p><a href="${ticket.returnUrl}">${m.subscription_sandbox_back({}, locale)}</a></p>`,
    locale,
  );
};

/** What stands where a page was opened too long ago, or without being asked for by the app. */
export const lostPage = (locale: Locale): Page =>
  page(
    m.subscription_sandbox_portal({}, locale),
    html`<h1>${m.subscription_sandbox_lost({}, locale)}</h1>
      <p>${m.subscription_sandbox_lost_text({}, locale)}</p>
      <p><a href="/subscription">${m.subscription_sandbox_back({}, locale)}</a></p>`,
    locale,
  );

const planWords = {
  starter: m.subscription_plan_starter,
  growth: m.subscription_plan_growth,
  pro: m.subscription_plan_pro,
  enterprise: m.subscription_plan_enterprise,
} as const;

const planWord = (plan: ListedPlan, locale: Locale): string => planWords[plan]({}, locale);

const stateWord = ({ status, willCancel }: ProviderReport, locale: Locale): string => {
  if (status === 'past_due') return m.subscription_state_past_due({}, locale);
  if (willCancel) return m.subscription_state_ending({}, locale);
  return status === 'trialing' ? m.subscription_state_trialing({}, locale) : m.subscription_state_active({}, locale);
};
