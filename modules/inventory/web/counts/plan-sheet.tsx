import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { CountPlan, CountTemplate } from '../../contract/count-schemas.ts';
import type { CountRhythm } from '../../rules/count-rhythm.ts';
import { usualThresholds } from '../../rules/count-variance.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { GiveUpPlan } from './give-up-plan.tsx';
import { RoundFields, ScopeFields } from './plan-fields.tsx';
import { planFormOf, readPlan } from './plan-form.ts';
import { ThresholdFields } from './threshold-fields.tsx';
import { useCountStep } from './use-count-step.ts';

export type PlanSheetProps = {
  /** The plan as it was when the sheet was opened, whose version is named when it is saved; none for a new one. */
  readonly template: CountTemplate | undefined;
  readonly keyItemCount: number;
  readonly onClose: () => void;
  readonly onBegin: (plan: CountPlan) => void;
};

/** What is counted where: for this time only, or as a plan that comes round. */
export const PlanSheet = ({ template, keyItemCount, onClose, onBegin }: PlanSheetProps) => {
  const { currency } = useRestaurant();
  const { client, restaurantId } = useInventoryWorld();
  const { step, isBusy } = useCountStep();
  const [templateId] = useState(() => template?.id ?? newId());
  const kept = useKept(
    `inventory.plan ${template?.id ?? 'new'} ${template?.version ?? 0}`,
    planFormOf(template, usualThresholds[currency]),
  );
  const { values: form } = kept;
  const set = (change: Partial<typeof form>) => kept.set({ ...form, ...change });
  const done = () => {
    kept.forget();
    onClose();
  };
  const { plan, wrong } = readPlan(form, m.inventory_counts_usual_name());
  const { rhythm, timing } = form;
  const { send } = useFaults({ threshold: plan === null && m.inventory_counts_threshold_wrong() });

  const save = async (body: CountPlan & { readonly rhythm: CountRhythm }) => {
    const command = newCommand(restaurantId, { ...body, timing, templateId, baseVersion: template?.version ?? null });
    if (await step(client.saveCountTemplate(command))) done();
  };
  const giveUp = async () => {
    if (await step(client.archiveCountTemplate(newCommand(restaurantId, { templateId })))) done();
  };
  const finish = () => {
    if (plan === null) return;
    if (rhythm !== '') return void save({ ...plan, rhythm });
    done();
    onBegin(plan);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={template ? m.inventory_counts_change_plan({ name: template.name }) : m.inventory_counts_new()}
      actions={
        <>
          {template && <GiveUpPlan onGiveUp={giveUp} />}
          <Button kind="primary" busyLabel={isBusy ? m.inventory_counts_working() : undefined} onClick={() => send(finish)}>
            {rhythm === '' ? m.inventory_counts_start() : m.inventory_counts_save_plan()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={m.inventory_counts_name()}
          value={form.name}
          maxLength={120}
          onChange={(event) => set({ name: event.target.value })}
        />
        <ScopeFields form={form} set={set} keyItemCount={keyItemCount} />
        <RoundFields form={form} set={set} isKept={template !== undefined} />
        <ThresholdFields threshold={form.threshold} wrong={wrong} currency={currency} onChange={(threshold) => set({ threshold })} />
      </div>
    </Sheet>
  );
};
