import { m } from '../../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../../platform/web/refusal.ts';
import { Button } from '../../../../../ui/button.tsx';
import { showToast } from '../../../../../ui/toast.ts';
import { starters, type Starter } from './starters.ts';

/** For whoever has no list of their own: what kitchens like theirs keep, without prices and pars. */
export const StarterChoice = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const take = async (starter: Starter) => {
    const list = await attempt(starter.load());
    if ('failure' in list) showToast({ title: m.inventory_starter_unread() });
    else onFile(new File([list.answer], `${starter.title()}.csv`, { type: 'text/csv' }));
  };
  return (
    <section className="max-w-line">
      <h2 className="text-heading">{m.inventory_starter_title()}</h2>
      <p className="pb-3 text-small text-ink-2">{m.inventory_starter_text()}</p>
      <span className="flex flex-wrap gap-2">
        {starters.map((starter) => (
          <Button key={starter.id} onClick={() => void take(starter)}>
            {starter.title()}
          </Button>
        ))}
      </span>
    </section>
  );
};
