import { Plus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { LineSetting } from '../details/line-setting.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { AskFirst } from './ask-first.tsx';
import { ListUnread } from './list-unread.tsx';
import { useDepartments, useTell } from './people-queries.ts';

const lengthMax = 60;

const nameFault = (typed: string) =>
  typed.trim() === '' || typed.trim().length > lengthMax ? { message: m.restaurants_line_text({ max: lengthMax }) } : undefined;

/** What the people of the restaurant are grouped by. */
export const DepartmentsGroup = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const departments = useDepartments();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (nameFault(typed)) return;
    if (await tell(client.createDepartment(newCommand(restaurantId, { name: typed.trim() })))) setTyped('');
  };

  const remove = async (name: string) => {
    if (await tell(client.removeDepartment(newCommand(restaurantId, { name })))) setAsked(undefined);
  };

  return (
    <SettingGroup title={m.restaurants_departments()} hint={m.restaurants_departments_hint()}>
      {!departments.data && <ListUnread query={departments} title={m.restaurants_departments_unread()} rows={4} />}
      <ul aria-label={m.restaurants_departments()}>
        {departments.data?.map(({ name, memberCount }) => (
          <li key={name} className="flex items-center gap-3 [&>div]:flex-1">
            <LineSetting
              title={name}
              hint={m.restaurants_department_people({ count: memberCount })}
              value={name}
              faultOf={nameFault}
              onKeep={(newName) => void tell(client.renameDepartment(newCommand(restaurantId, { name, newName })))}
            />
            <IconButton
              label={m.restaurants_remove_department({ name })}
              // Nobody loses anything by an empty one.
              onClick={() => (memberCount > 0 ? setAsked(name) : void remove(name))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-3 flex items-end gap-2">
        <TextField
          label={m.restaurants_new_department()}
          fieldClassName="w-full sm:w-72"
          maxLength={lengthMax}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" icon={<Plus aria-hidden />} disabled={typed.trim() === ''}>
          {m.restaurants_add()}
        </Button>
      </form>
      {asked !== undefined && (
        <AskFirst
          title={m.restaurants_remove_thing_title({ name: asked })}
          text={m.restaurants_remove_department_text()}
          isTelling={isTelling}
          onRemove={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SettingGroup>
  );
};
