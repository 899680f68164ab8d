import { Link } from '@tanstack/react-router';
import { ChefHat, ChevronRight, Store, UserCog } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

export type StartRegistrationProps = {
  readonly brand: ReactNode;
  readonly onChoose: (title: 'owner' | 'manager') => void;
};

/** Before the wizard: what it is about, and which part somebody has. */
export const StartRegistration = ({ brand, onChoose }: StartRegistrationProps) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col px-6 py-8 md:py-16">
      {brand}
      <h1 className="mb-3 text-title">{m.restaurants_register_title()}</h1>
      <p className="mb-8 text-body text-ink-2">{m.restaurants_start_text()}</p>
      <Button kind="primary" size="thumb" className="min-h-12" onClick={() => setIsAsking(true)}>
        {m.restaurants_start_registration()}
      </Button>
      <p className="mt-8 border-t border-line pt-6 text-body text-ink-2">
        {m.restaurants_have_account()}{' '}
        <Link to="/auth" search={{ view: 'sign_in' }} className="text-link text-ink focus-ring">
          {m.restaurants_sign_in()}
        </Link>
      </p>
      {isAsking && <RoleDialog onClose={() => setIsAsking(false)} onChoose={onChoose} />}
    </main>
  );
};

type RoleDialogProps = { readonly onClose: () => void; readonly onChoose: StartRegistrationProps['onChoose'] };

const RoleDialog = ({ onClose, onChoose }: RoleDialogProps) => {
  const [isStaff, setIsStaff] = useState(false);
  return (
    <Dialog open onClose={onClose} title={m.restaurants_role_title()} description={m.restaurants_role_text()}>
      <ul className="flex flex-col gap-2">
        <Choice icon={<Store aria-hidden />} label={m.restaurants_owner()} onChoose={() => onChoose('owner')} />
        <Choice icon={<UserCog aria-hidden />} label={m.restaurants_manager()} onChoose={() => onChoose('manager')} />
        <Choice icon={<ChefHat aria-hidden />} label={m.restaurants_staff_member()} onChoose={() => setIsStaff(true)} />
      </ul>
      <p role="status" className="text-body text-ink-2 empty:hidden">
        {isStaff ? m.restaurants_staff_need_invitation() : null}
      </p>
    </Dialog>
  );
};

type ChoiceProps = { readonly icon: ReactNode; readonly label: string; readonly onChoose: () => void };

const Choice = ({ icon, label, onChoose }: ChoiceProps) => (
  <li>
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line-strong px-4 text-left text-body font-medium focus-ring motion-quick hover:bg-teff-sunk [&>svg]:size-5"
    >
      {icon}
      <span className="flex-1">{label}</span>
      <ChevronRight className="text-ink-3" aria-hidden />
    </button>
  </li>
);
