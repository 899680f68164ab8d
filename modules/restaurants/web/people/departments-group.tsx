import { Plus, X } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { LineSetting } from '../details/line-setting.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { departmentWord } from './department-word.ts';
import { NewLineForm } from './new-line-form.tsx';
import { AskFirst } from './ask-first.tsx';
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
  const [asked, setAsked] = useState<string>();
  const add = (name: string): Promise<boolean> => tell(client.createDepartment(newCommand(restaurantId, { name })));

  const remove = async (name: string) => {
    if (await tell(client.removeDepartment(newCommand(restaurantId, { name })))) setAsked(undefined);
  };

  return (
    <SettingGroup title={m.restaurants_departments()} hint={m.restaurants_departments_hint()}>
      {!departments.data && <Unread query={departments} rows={4} />}
      <ul aria-label={m.restaurants_departments()}>
        {departments.data?.map(({ name, memberCount }) => (
          <li key={name} className="flex items-center gap-3 [&>div]:flex-1">
            <LineSetting
              title={departmentWord(name)}
              hint={m.restaurants_department_people({ count: memberCount })}
              value={name}
              faultOf={nameFault}
              onKeep={(newName) => void tell(client.renameDepartment(newCommand(restaurantId, { name, newName })))}
            />
            <IconButton
              label={m.restaurants_remove_department({ name: departmentWord(name) })}
              // Nobody loses anything by an empty one.
              onClick={() => (memberCount > 0 ? setAsked(name) : void remove(name))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <NewLineForm
        label={m.restaurants_new_department()}
        lengthMax={lengthMax}
        button={m.restaurants_add()}
        icon={<Plus aria-hidden />}
        onAdd={add}
      />
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
