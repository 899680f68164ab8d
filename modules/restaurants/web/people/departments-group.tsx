import { Plus, X } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { LineSetting } from '../details/line-setting.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { NewLineForm } from './new-line-form.tsx';
import { useDepartments, useTell } from './people-queries.ts';

const lengthMax = 60;

const nameFault = (typed: string) =>
  typed.trim() === '' || typed.trim().length > lengthMax ? { message: m.restaurants_line_text({ max: lengthMax }) } : undefined;

/** What the people of the restaurant are grouped by. */
export const DepartmentsGroup = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const { tell } = useTell();
  const { data: departments = [] } = useDepartments();
  const add = (name: string): Promise<boolean> => tell(client.createDepartment(newCommand(restaurantId, { name })));

  return (
    <SettingGroup title={m.restaurants_departments()} hint={m.restaurants_departments_hint()}>
      <ul aria-label={m.restaurants_departments()}>
        {departments.map(({ name, memberCount }) => (
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
              onClick={() => void tell(client.removeDepartment(newCommand(restaurantId, { name })))}
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
    </SettingGroup>
  );
};
