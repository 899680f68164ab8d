import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { nameIn, useCountsOf, useStock } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';

const way = `${buttonClass('secondary')} self-start`;

/** What may be done with an item that was just told from its label: each opens its own screen with the item chosen. */
export const LabelWays = ({ itemId }: { readonly itemId: string }) => {
  const locale = useLocale();
  const { stock } = useStock();
  const mayRecord = useCan('inventory.record-movement');
  const mayWaste = useCan('waste.log');
  const mayCount = useCan('inventory.count');
  const item = stock?.find(itemId);
  if (!item) return null;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-heading">{m.assistant_label_chosen({ name: nameIn(item, locale) })}</h2>
      <Link to="/inventory/$itemId" params={{ itemId }} className={`${buttonClass('primary')} self-start`}>
        {m.assistant_label_open()}
      </Link>
      {mayCount && <CountWays itemId={itemId} />}
      {mayWaste && (
        <Link to="/waste/log" search={{ item: itemId }} className={way}>
          {m.assistant_label_waste()}
        </Link>
      )}
      {mayRecord && (
        <Link to="/inventory/record" search={{ item: itemId }} className={way}>
          {m.assistant_label_movement()}
        </Link>
      )}
    </div>
  );
};

/** Counting is offered where a count is open that has the item on its walk, and leads to its keys. */
const CountWays = ({ itemId }: { readonly itemId: string }) => {
  const counts = useCountsOf(itemId);
  return counts.map(({ id, name }) => (
    <Link key={id} to="/inventory/counts/$countId" params={{ countId: id }} search={{ item: itemId }} className={way}>
      {counts.length === 1 ? m.assistant_label_count() : m.assistant_label_count_in({ count: name })}
    </Link>
  ));
};
