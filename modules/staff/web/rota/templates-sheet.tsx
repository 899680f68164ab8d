import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { rotaTemplatesQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';

const keep = (client: StaffClient) => client.keepRotaTemplate;
const plan = (client: StaffClient) => client.planFromTemplate;
const remove = (client: StaffClient) => client.removeRotaTemplate;

export type TemplatesSheetProps = {
  readonly monday: string;
  /** Whether this week has shifts to keep. */ readonly hasShifts: boolean;
  readonly onClose: () => void;
};

/** Weeks that may be planned from again: keep this one, or plan this one from another. */
export const TemplatesSheet = ({ monday, hasShifts, onClose }: TemplatesSheetProps) => {
  const query = useQuery(rotaTemplatesQuery(useStaffWorld()));
  const { tell, isTelling, refused } = useTell();
  const planFrom = async (templateId: string, shifts: number) => {
    if (await tell(plan, { templateId, monday, newShiftIds: Array.from({ length: shifts }, newId) })) onClose();
  };
  return (
    <Sheet open onClose={onClose} title={m.staff_templates()}>
      <div className="flex flex-col gap-5">
        <p className="text-body text-ink-2">{m.staff_templates_text()}</p>
        {refused && refused.field !== 'name' && <Banner status="wrong" title={refused.words} />}
        {!query.data && <Unread query={query} />}
        {query.data?.templates.length === 0 && <p className="text-body text-ink-2">{m.staff_templates_none()}</p>}
        <ul>
          {query.data?.templates.map(({ id, name, shifts }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
              <span className="min-w-0">
                <span className="block text-body font-medium">{name}</span>
                <span className="text-small text-ink-2">{m.staff_template_shifts({ count: shifts })}</span>
              </span>
              <span className="flex gap-2">
                <Button
                  kind="row"
                  disabled={isTelling}
                  aria-label={m.staff_template_use_of({ name })}
                  onClick={() => void planFrom(id, shifts)}
                >
                  {m.staff_template_use()}
                </Button>
                <Button
                  kind="row"
                  disabled={isTelling}
                  aria-label={m.staff_template_remove_of({ name })}
                  onClick={() => void tell(remove, { templateId: id })}
                >
                  {m.staff_template_remove()}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {hasShifts && <KeepForm monday={monday} />}
      </div>
    </Sheet>
  );
};

const KeepForm = ({ monday }: { readonly monday: string }) => {
  const { tell, isTelling, refused } = useTell();
  const [name, setName] = useState('');
  const { errorAt, send } = useFaults({ name: name.trim() === '' && m.staff_name_missing() });
  const keepIt = async () => {
    if (await tell(keep, { templateId: newId(), name: name.trim(), monday })) setName('');
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <TextField
        label={m.staff_template_keep()}
        maxLength={60}
        value={name}
        error={errorAt('name') ?? (refused ? { message: refused.words } : undefined)}
        onChange={({ target }) => setName(target.value)}
      />
      <Button className="self-start" disabled={isTelling} onClick={() => send(keepIt)}>
        {m.staff_template_keep_it()}
      </Button>
    </div>
  );
};
