import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { WhenField } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { wasteDestinations, wasteStages } from '../../rules/waste-words.ts';
import { destinationWord, stageWord } from '../words/waste-word.ts';
import { PhotoField } from '../../../../ui/file/photo-field.tsx';
import { photoBounds } from '../../rules/waste-limits.ts';
import type { WasteLog } from './use-log.ts';

const ContainersDialog = lazy(async () => ({ default: (await import('./containers-dialog.tsx')).ContainersDialog }));

/** What is preselected by what is usual, for whoever knows better: stage, where it went, a note, another moment. */
export const LogDetails = ({ log }: { readonly log: WasteLog }) => {
  const { form, set, when, setWhen } = log;
  const [isSetUp, setIsSetUp] = useState(false);
  const maySetUp = useCan('waste.set-up');
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer text-body focus-ring">
        {m.waste_details({ stage: stageWord(form.stage), destination: destinationWord(form.destination) })}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <SelectField
          label={m.waste_stage()}
          value={form.stage}
          options={wasteStages.map((stage) => ({ value: stage, label: stageWord(stage) }))}
          onChange={({ target }) => set({ stage: wasteStages.find((one) => one === target.value) ?? form.stage })}
        />
        <SelectField
          label={m.waste_destination()}
          value={form.destination}
          options={wasteDestinations.map((one) => ({ value: one, label: destinationWord(one) }))}
          onChange={({ target }) => set({ destination: wasteDestinations.find((one) => one === target.value) ?? form.destination })}
        />
        <TextField label={m.waste_note()} maxLength={500} value={form.note} onChange={(event) => set({ note: event.target.value })} />
        <PhotoField bounds={photoBounds} picture={form.picture} onChange={(picture) => set({ picture })} />
        <WhenField value={when} onChange={setWhen} error={undefined} />
        {maySetUp && (
          <button type="button" onClick={() => setIsSetUp(true)} className="text-link w-fit text-body focus-ring touch:min-h-11">
            {m.waste_containers()}
          </button>
        )}
      </div>
      <Suspense fallback={null}>{isSetUp && <ContainersDialog onClose={() => setIsSetUp(false)} />}</Suspense>
    </details>
  );
};
