import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { type Starter, starters } from '../../rules/workflow/starters.ts';
import { newWriting, type Writing } from './writing.ts';

const words: Readonly<Record<Starter, { readonly name: () => string; readonly text: () => string | null }>> = {
  'low-stock-order': { name: m.assistant_automation_start_low, text: () => null },
  'waste-goal-task': { name: m.assistant_automation_start_waste, text: m.assistant_automation_start_waste_text },
  'late-ticket-alert': { name: m.assistant_automation_start_late, text: m.assistant_automation_start_late_text },
};

const order: readonly Starter[] = ['low-stock-order', 'waste-goal-task', 'late-ticket-alert'];

/** The ones that most houses begin with, and an empty one. */
export const Starters = ({ onStart }: { readonly onStart: (writing: Writing) => void }) => {
  const begin = (starter: Starter) => {
    const { name, text } = words[starter];
    const { actions, ...definition } = starters[starter];
    onStart(newWriting({ ...definition, name: name(), actions: actions.map((action) => ({ ...action, text: text() })) }));
  };
  return (
    <section aria-labelledby="automation-starters" className="flex flex-col gap-3">
      <h2 id="automation-starters" className="text-heading">
        {m.assistant_automation_start_with()}
      </h2>
      <div className="flex flex-wrap gap-2">
        {order.map((starter) => (
          <Button key={starter} onClick={() => begin(starter)}>
            {words[starter].name()}
          </Button>
        ))}
        <Button
          kind="quiet"
          onClick={() => onStart(newWriting({ name: '', trigger: 'stock-low', conditions: [], actions: [], needsApproval: true }))}
        >
          {m.assistant_automation_new()}
        </Button>
      </div>
    </section>
  );
};
