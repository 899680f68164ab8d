import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { Dish } from '../../contract/fields.ts';
import { LabelDialog } from './label-dialog.tsx';

/** Where a dish has a recipe, its labels. */
export const LabelButton = ({ dish }: { readonly dish: Dish }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (dish.allergens === null) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{m.menu_labels()}</Button>
      {isOpen && <LabelDialog dish={dish} onClose={() => setIsOpen(false)} />}
    </>
  );
};
