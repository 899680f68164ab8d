import { m } from '../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import type { Plan } from '../rules/plans.ts';
import { termsOf, type SupportLevel } from '../rules/price-list.ts';
import { supportWord } from './plan-words.ts';

const channels: Readonly<Record<SupportLevel, string>> = {
  community: 'community@maed.app',
  email: 'support@maed.app',
  priority: 'priority@maed.app',
  dedicated: 'dedicated@maed.app',
};

/** Where somebody writes who wants the largest plan. */
export const salesAddress = (): string => `mailto:sales@maed.app?subject=${encodeURIComponent(m.subscription_contact_sales())}`;

/** Whom somebody on a plan turns to. */
export const SupportLinks = ({ plan }: { readonly plan: Plan }) => {
  const { support } = termsOf(plan);
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
      <p className="text-body text-ink-2">{m.subscription_support_text({ channel: supportWord(support) })}</p>
      <a className={buttonClass('secondary')} href={`mailto:${channels[support]}`}>
        {m.subscription_help()}
      </a>
    </section>
  );
};
