import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useMenu } from '../../../menu/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { OrderHead, Station } from '../../contract/fields.ts';
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
          {[...line.modifiers.map(nameIn), ...(line.note === null ? [] : [line.note])].join(', ')}
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

type LineDeedsProps = LinePanelProps & {
  readonly dish: NonNullable<ReturnType<typeof useMenu>['menu']>['dishes'][number] | undefined;
  readonly dishName: string;
};

const LineDeeds = ({ shown, order, station, actions, onClose, dish, dishName }: LineDeedsProps) => {
  const [asked, setAsked] = useState<'remake' | 'off' | null>(null);
  const mayPause = useCan('menu.pause');
  const { state } = shown;
  const act = (deed: () => Promise<unknown>) => () => {
    void deed();
    onClose();
  };
  if (asked === 'remake') {
    return <RemakeFields quantity={shown.quantity} onRemake={(said) => act(() => actions.remake({ order }, shown, said))()} />;
  }
  if (asked === 'off' && dish) return <TakeOffFields dish={dish} name={dishName} onDone={onClose} />;
  const isDone = isDoneAt(shown.line, station);
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'QUEUED' && !isDone && station.kind === 'PREP' && (
        <KitchenButton onClick={act(() => actions.begin({ order }, shown))}>{m.kitchen_begin()}</KitchenButton>
      )}
      {isDone && isRecallable(shown) && (
        <KitchenButton onClick={act(() => actions.recall({ order }, [shown]))}>{m.kitchen_recall()}</KitchenButton>
      )}
      {madeStates.includes(state) && <KitchenButton onClick={() => setAsked('remake')}>{m.kitchen_remake()}</KitchenButton>}
      {mayPause && dish?.state === 'LIVE' && (
        <KitchenButton kind="wrong" onClick={() => setAsked('off')}>
          {m.kitchen_take_off({ dish: dishName })}
        </KitchenButton>
      )}
      {dish?.state === 'PAUSED' && <p className="self-center font-semibold text-wrong">{m.kitchen_dish_off()}</p>}
    </div>
  );
};
