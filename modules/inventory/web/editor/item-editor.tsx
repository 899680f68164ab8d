import { lazy, Suspense } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ItemBody } from '../../contract/item-schemas.ts';
import { focusOnMount } from '../show/focus-on-mount.ts';
import { ScanCodeButton } from '../scan/scan-button.tsx';
import { withBarcode } from './item-form.ts';
import { KeepingFields } from './keeping-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { levelReadBack } from './read-back.ts';
import { UnitFields } from './unit-fields.tsx';
import type { ItemFormState } from './use-item-form.ts';

// Shut on most items, and its place is held until it is there.
const MoreFields = lazy(async () => ({ default: (await import('./more-fields.tsx')).MoreFields }));

export type ItemEditorProps = {
  readonly title: string;
  readonly action: string;
  readonly state: ItemFormState;
  readonly onKeep: (body: ItemBody) => Promise<void>;
  readonly onCancel: () => void;
};

/** Everything that people decide about an item; the first screen of it is enough for most. */
export const ItemEditor = ({ title, action, state, onKeep, onCancel }: ItemEditorProps) => {
  const { form, set, errorAt, reading } = state;
  const problems = errorAt('all');
  const keep = async () => {
    await onKeep(reading.body);
    state.forget();
  };
  const text = (field: 'name' | 'nameLocal' | 'sku' | 'par' | 'reorderPoint' | 'barcodes') => ({
    value: form[field],
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [field]: event.target.value }),
    error: field === 'nameLocal' ? undefined : errorAt(field),
  });
  return (
    <form noValidate onSubmit={state.submit(keep)} className="flex max-w-[44rem] flex-col gap-6 pb-10">
      <h1 className="text-title">{title}</h1>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label={m.inventory_column_name()} ref={focusOnMount} {...text('name')} />
        <TextField label={m.inventory_column_name_local()} lang="am" {...text('nameLocal')} />
      </div>
      <PlaceFields form={form} set={set} />
      <UnitFields state={state} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={m.inventory_column_par()}
          hint={levelReadBack(reading, 'par') ?? m.inventory_editor_par_hint()}
          {...text('par')}
        />
        <TextField label={m.inventory_column_reorder_point()} hint={levelReadBack(reading, 'reorderPoint')} {...text('reorderPoint')} />
        <TextField
          label={m.inventory_editor_barcodes()}
          hint={m.inventory_editor_barcodes_hint()}
          {...text('barcodes')}
          trailing={<ScanCodeButton onCode={(code) => set({ barcodes: withBarcode(form.barcodes, code) })} />}
        />
        <TextField label={m.inventory_column_sku()} hint={m.inventory_editor_sku_hint()} {...text('sku')} />
      </div>
      <KeepingFields state={state} />
      <Suspense fallback={<div className="min-h-12 border-y border-line" />}>
        <MoreFields state={state} />
      </Suspense>
      {problems && <Banner status="wrong" title={problems.message} />}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit">
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.inventory_cancel()}
        </Button>
      </div>
    </form>
  );
};
