import { Link } from '@tanstack/react-router';
import { Archive, ArrowDown, ArrowUp, Pencil, Plus } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useOpenForms } from '../../../../ui/form/use-open-form.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { nameIn } from '../show/item-name.ts';
import { usePlaces } from '../stock/use-places.ts';
import { storageKindWord } from '../words/storage-kind-word.ts';
import { areaForm, AreaSheet } from './area-sheet.tsx';
import { moved } from './moved.ts';
import { useAreaCommands } from './use-area-commands.ts';

type Area = ReturnType<typeof usePlaces>['storageAreas'][number];

/** Where stock stands, in the order in which a count walks past it. */
export const AreasScreen = () => {
  const { storageAreas } = usePlaces();
  const canEdit = useCan('inventory.edit-items');
  const { order, archive } = useAreaCommands();
  const [edited, setEdited] = useOpenForms(['new', ...storageAreas.map(({ id }) => id)], (one) =>
    areaForm(one === 'new' ? undefined : one),
  );
  const move = (from: number, to: number) => void order(moved(storageAreas, from, to).map(({ id }) => id));
  return (
    <div className="flex flex-col gap-6 pb-10">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title">{m.inventory_areas()}</h1>
          <p className="text-small text-ink-2">{m.inventory_areas_why()}</p>
        </div>
        {canEdit && (
          <Button kind="primary" icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
            {m.inventory_areas_add()}
          </Button>
        )}
      </header>
      {storageAreas.length === 0 && <EmptyState title={m.inventory_areas_none()}>{m.inventory_areas_why()}</EmptyState>}
      <ul aria-label={m.inventory_areas()} className="border-t border-line">
        {storageAreas.map((area, place) => (
          <AreaLine key={area.id} area={area}>
            {canEdit && (
              <>
                <Deed label={m.inventory_areas_up} area={area} disabled={place === 0} onDo={() => move(place, place - 1)}>
                  <ArrowUp aria-hidden />
                </Deed>
                <Deed
                  label={m.inventory_areas_down}
                  area={area}
                  disabled={place === storageAreas.length - 1}
                  onDo={() => move(place, place + 1)}
                >
                  <ArrowDown aria-hidden />
                </Deed>
                <Deed label={m.inventory_areas_rename} area={area} onDo={() => setEdited(area.id)}>
                  <Pencil aria-hidden />
                </Deed>
                <Deed label={m.inventory_areas_archive} area={area} disabled={area.itemCount > 0} onDo={() => void archive(area)}>
                  <Archive aria-hidden />
                </Deed>
              </>
            )}
          </AreaLine>
        ))}
      </ul>
      {edited && <AreaSheet area={storageAreas.find(({ id }) => id === edited)} onClose={() => setEdited(null)} />}
    </div>
  );
};

type AreaLineProps = { readonly area: Area; readonly children: React.ReactNode };

const AreaLine = ({ area, children }: AreaLineProps) => {
  const locale = useLocale();
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 border-b border-line py-2">
      <Link
        to="/inventory/areas/$areaId"
        params={{ areaId: area.id }}
        className="flex min-w-0 flex-1 basis-40 flex-col rounded-control focus-ring"
      >
        <span className="font-semibold">{nameIn(area, locale)}</span>
        <span className="text-small text-ink-2">
          {storageKindWord(area.kind)} · {m.inventory_list_items({ count: area.itemCount })}
        </span>
      </Link>
      <span className="flex">{children}</span>
    </li>
  );
};

type DeedProps = {
  readonly label: (facts: { name: string }) => string;
  readonly area: Area;
  readonly disabled?: boolean;
  readonly onDo: () => void;
  readonly children: React.ReactNode;
};

const Deed = ({ label, area, disabled = false, onDo, children }: DeedProps) => (
  <IconButton label={label({ name: nameIn(area, useLocale()) })} disabled={disabled} onClick={onDo}>
    {children}
  </IconButton>
);
