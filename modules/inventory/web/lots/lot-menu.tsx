import { useNavigate } from '@tanstack/react-router';
import {
  Ellipsis,
  History,
  PackageOpen,
  Snowflake,
  Sun,
  Ban,
  Hand,
  CalendarClock,
  Megaphone,
  Tag,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useOpenForms } from '../../../../ui/form/use-open-form.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '../../../../ui/menu.tsx';
import { isPartStep } from '../../rules/lot-part.ts';
import { decideLotStep, type LotState, type LotStep, lotSteps } from '../../rules/lot-step.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { StockRow } from '../list/stock-row.ts';
import { useStockWorker } from '../stock/use-stock.ts';
import { lotStepWord } from '../words/lot-words.ts';
import { LotDialog } from './lot-dialog.tsx';
import { lotForm, type TakeLotStep } from './lot-form.ts';
import { PartDialog } from './part-dialog.tsx';
import type { ShownLot } from './use-lots.ts';
import { useThrowAway } from './use-throw-away.ts';
import { useTakeLotStep } from './use-take-lot-step.ts';
import { todayOf } from '../show/today.ts';
import { daysAfter } from '../../rules/lot.ts';

const icons: Readonly<Record<LotStep, LucideIcon>> = {
  OPEN: PackageOpen,
  FREEZE: Snowflake,
  THAW: Sun,
  QUARANTINE: Ban,
  HOLD: Hand,
  RELEASE: Undo2,
  REDATE: CalendarClock,
  RECALL: Megaphone,
};

export type LotMenuProps = { readonly lot: ShownLot; readonly row: StockRow; readonly name: string };

/** What may be done with a lot, and nothing that would be refused. */
export const LotMenu = ({ lot, row, name }: LotMenuProps) => {
  const navigate = useNavigate();
  const canWaste = useCan('waste.log');
  const throwAway = useThrowAway();
  const take = useTakeLotStep();
  const steps = useSteps(lot, row);
  const [asking, setAsking] = useOpenForms(steps, (step) => lotForm(lot.id, step));
  const onTake: TakeLotStep = (change, form) => void take({ lot, row }, change, form);
  const answers = { onTake, onClose: () => setAsking(null) };
  const choose = (step: LotStep) => {
    if (step === 'RELEASE') void take({ lot, row }, { step });
    else setAsking(step);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={m.inventory_lot_more({ name })}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {steps.map((step) => {
          const Icon = icons[step];
          return (
            <MenuItem key={step} icon={<Icon aria-hidden />} onSelect={() => choose(step)}>
              {lotStepWord(step)}
            </MenuItem>
          );
        })}
        {canWaste && (
          <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => void throwAway(lot)}>
            {m.inventory_lot_throw_away()}
          </MenuItem>
        )}
        {(steps.length > 0 || canWaste) && <MenuRule />}
        <MenuItem
          icon={<History aria-hidden />}
          onSelect={() => void navigate({ to: '/inventory/lots/$lotId', params: { lotId: lot.id } })}
        >
          {m.inventory_lot_trace()}
        </MenuItem>
        <MenuItem icon={<Tag aria-hidden />} onSelect={() => void navigate({ to: '/inventory/labels', search: { lot: lot.id } })}>
          {m.inventory_label_make()}
        </MenuItem>
      </Menu>
      {asking !== null && isPartStep(asking) && <PartDialog {...{ lot, row, name, ...answers }} step={asking} />}
      {asking !== null && !isPartStep(asking) && <LotDialog {...{ name, ...answers }} lotId={lot.id} step={asking} />}
    </>
  );
};

/** The steps that the rule would accept now. */
const useSteps = (lot: ShownLot, row: StockRow): readonly LotStep[] => {
  const { role, day } = useStockWorker();
  const today = todayOf(day);
  const { shelfLife } = row.item.keeping;
  const state = lot as unknown as LotState;
  return lotSteps.filter((step) => decideLotStep(step, { lot: state, role, shelfLife, today, newDate: daysAfter(today, 1) }).ok);
};
