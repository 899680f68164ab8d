import { m } from '../../../generated/messages/web/messages.js';
import { grouped } from '../../../kit/decimal.ts';
import { aiCategories } from '../rules/ai-operations.ts';
import type { Usage } from '../contract/usage.contract.ts';
import { categoryWords } from './category-words.ts';

/** What the operations of the cycle were for, and who asked for them here. */
export const UsageByPerson = ({ usage }: { readonly usage: Usage }) => (
  <section className="grid gap-8 md:grid-cols-2">
    <div className="flex flex-col gap-2">
      <h3 className="text-heading">{m.subscription_usage_for()}</h3>
      <dl className="flex flex-col text-body">
        {aiCategories.map((category) => (
          <Line key={category} title={categoryWords[category]()} operations={usage.summary.breakdown[category] ?? 0} />
        ))}
      </dl>
    </div>
    <div className="flex flex-col gap-2">
      <h3 className="text-heading">{m.subscription_usage_by()}</h3>
      {usage.people.length === 0 && <p className="text-body text-ink-2">{m.subscription_usage_none()}</p>}
      <dl className="flex flex-col text-body">
        {usage.people.map(({ userId, name, operations }) => (
          <Line key={userId ?? 'automation'} title={name ?? m.subscription_usage_nobody()} operations={operations} />
        ))}
      </dl>
    </div>
  </section>
);

const Line = ({ title, operations }: { readonly title: string; readonly operations: number }) => (
  <div className="flex justify-between gap-4 border-t border-line py-2">
    <dt>{title}</dt>
    <dd className="tabular-nums">{grouped(operations)}</dd>
  </div>
);
