import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Dish } from '../../../menu/contract/fields.ts';
import { useMenu } from '../../../menu/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { OrderHead, Station } from '../../contract/fields.ts';
import type { RemakeReason } from '../../rules/remake-reason.ts';
import { useNameIn } from '../show/use-name-in.ts';
import type { BoardActions } from './board-actions.ts';
import { isDoneAt, isRecallable } from './done-tickets.ts';
import { KitchenButton } from './kitchen-button.tsx';
import { KitchenPanel } from './kitchen-panel.tsx';
import { RemakeFields } from './remake-fields.tsx';
import type { ShownLine } from './shown-ticket.ts';
import { TakeOffFields } from './take-off-fields.tsx';

const LineRecipe = lazy(async () => ({ default: (await import('./line-recipe.tsx')).LineRecipe }));

export type LinePanelProps = {
  readonly shown: ShownLine;
  readonly order: OrderHead;
  readonly station: Station;
  readonly actions: BoardActions;
  readonly onClose: () => void;
};

/** Everything about one dish of a ticket: what can be done with it, what is in it and how it is made. */
export const LinePanel = ({ shown, order, station, actions, onClose }: LinePanelProps) => {
  const { line } = shown;
  const nameIn = useNameIn();
  const dishName = nameIn({ name: line.dishName, nameLocal: line.dishNameLocal });
  const { menu } = useMenu();
  const dish = menu?.dishes.find(({ id }) => id === line.dishId);
  return (
    <KitchenPanel
      onClose={onClose}
      title={
        <>
          <span className="tabular-nums">{line.quantity}</span> {dishName}
        </>
      }
    >
      {(line.modifiers.length > 0 || line.note !== null) && (
        <p className="text-kitchen-dish font-normal text-turmeric">
          {[...line.modifiers.map(nameIn), ...(line.note === null ? [] : [line.note])].join(m.ui_comma())}
        </p>
      )}
      <LineDeeds shown={shown} order={order} station={station} actions={actions} onClose={onClose} dish={dish} dishName={dishName} />
      <Suspense fallback={<p className="text-ink-2">{m.kitchen_recipe_loading()}</p>}>
        <LineRecipe
          recipeId={dish?.recipeId ?? null}
          portions={line.quantity}
          allergens={dish?.allergens ?? null}
          verification={dish?.verification ?? null}
        />
      </Suspense>
    </KitchenPanel>
  );
};

const madeStates: readonly string[] = ['STARTED', 'READY', 'PASSED', 'SERVED'];

type LineDeedsProps = LinePanelProps & { readonly dish: Dish | undefined; readonly dishName: string };

const LineDeeds = (props: LineDeedsProps) => {
  const { shown, order, actions, onClose, dish, dishName } = props;
  const [asked, setAsked] = useState<'remake' | 'off' | null>(null);
  if (asked === 'off' && dish) return <TakeOffFields dish={dish} name={dishName} onDone={onClose} />;
  if (asked === 'remake') {
    const remake = (said: { quantity: number; reason: RemakeReason }) => {
      void actions.remake({ order }, shown, said);
      onClose();
    };
    return <RemakeFields quantity={shown.quantity} onRemake={remake} />;
  }
  return (
    <div className="flex flex-wrap gap-3">
      {shown.state === 'VOID_REQUESTED' ? <VoidDeeds {...props} /> : <StepDeeds {...props} />}
      {madeStates.includes(shown.state) && <KitchenButton onClick={() => setAsked('remake')}>{m.kitchen_remake()}</KitchenButton>}
      <OffDeed dish={dish} dishName={dishName} onAsk={() => setAsked('off')} />
    </div>
  );
};

/** Somebody asked to cancel what is on the fire: whoever leads says what becomes of it. */
const VoidDeeds = ({ shown, order, actions, onClose }: LinePanelProps) => {
  const mayLead = useCan('kitchen.lead');
  const settle = (isGranted: boolean) => () => {
    void actions.settleVoid({ order }, shown, isGranted);
    onClose();
  };
  if (!mayLead) return <p className="self-center text-wrong">{m.kitchen_refusal_void_needs_lead()}</p>;
  return (
    <>
      <KitchenButton kind="wrong" onClick={settle(true)}>
        {m.kitchen_grant_void()}
      </KitchenButton>
      <KitchenButton onClick={settle(false)}>{m.kitchen_refuse_void()}</KitchenButton>
    </>
  );
};

/** On its way: begun, or called back. */
const StepDeeds = ({ shown, order, station, actions, onClose }: LinePanelProps) => {
  const act = (deed: () => Promise<unknown>) => () => {
    void deed();
    onClose();
  };
  if (isDoneAt(shown.line, station)) {
    if (!isRecallable(shown)) return null;
    return <KitchenButton onClick={act(() => actions.recall({ order }, [shown]))}>{m.kitchen_recall()}</KitchenButton>;
  }
  if (shown.state !== 'QUEUED' || station.kind !== 'PREP') return null;
  return <KitchenButton onClick={act(() => actions.begin({ order }, shown))}>{m.kitchen_begin()}</KitchenButton>;
};

type OffDeedProps = Pick<LineDeedsProps, 'dish' | 'dishName'> & { readonly onAsk: () => void };

const OffDeed = ({ dish, dishName, onAsk }: OffDeedProps) => {
  const mayPause = useCan('menu.pause');
  if (dish?.state === 'PAUSED') return <p className="self-center font-semibold text-wrong">{m.kitchen_dish_off()}</p>;
  if (!mayPause || dish?.state !== 'LIVE') return null;
  return (
    <KitchenButton kind="wrong" onClick={onAsk}>
      {m.kitchen_take_off({ dish: dishName })}
    </KitchenButton>
  );
};
