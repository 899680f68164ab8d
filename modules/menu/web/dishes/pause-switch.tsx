import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Dish } from '../../contract/fields.ts';
import { usePause } from '../use-pause.ts';

const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }));

/** 86 and back; nothing for a dish that is not on the menu, or for whoever may not. */
export const PauseSwitch = ({ dish }: { readonly dish: Dish }) => {
  const mayPause = useCan('menu.pause');
  const locale = useLocale();
  const { resume } = usePause();
  const [isAsking, setIsAsking] = useState(false);
  if (!mayPause || (dish.state !== 'LIVE' && dish.state !== 'PAUSED')) return null;
  const name = nameIn(dish, locale);
  if (dish.state === 'PAUSED') {
    return (
      <Button kind="row" aria-label={m.menu_bring_back_named({ name })} onClick={() => void resume(dish, name)}>
        {m.menu_bring_back()}
      </Button>
    );
  }
  return (
    <>
      <Button kind="row" aria-label={m.menu_take_off_named({ name })} onClick={() => setIsAsking(true)}>
        {m.menu_take_off()}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <PauseDialog dish={dish} name={name} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
};
