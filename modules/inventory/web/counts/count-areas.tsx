import { m } from '../../../../generated/messages/web/messages.js';
import { Chip } from '../../../../ui/chip.tsx';
import type { CountRow } from './use-count-rows.ts';

export type CountAreasProps = {
  readonly areas: readonly (readonly [string, readonly CountRow[]])[];
  readonly shownId: string | undefined;
  readonly nameOf: (areaId: string) => string;
  readonly onShow: (areaId: string) => void;
};

/** The areas of the walk, and how far each of them is. */
export const CountAreas = ({ areas, shownId, nameOf, onShow }: CountAreasProps) => (
  <div className="-mx-4 flex shrink-0 gap-2 overflow-x-auto px-4 pb-1" role="group" aria-label={m.inventory_counts_areas()}>
    {areas.map(([id, rows]) => (
      <Chip
        key={id}
        pressed={id === shownId}
        onPress={() => onShow(id)}
        count={`${rows.filter(({ isDone }) => isDone).length}/${rows.length}`}
      >
        {nameOf(id)}
      </Chip>
    ))}
  </div>
);
