-- What a check found and nobody could settle on the spot becomes somebody's task.
alter table task add column corrective_action_id uuid;
alter table task add constraint task_of_action foreign key (restaurant_id, corrective_action_id)
  references corrective_action (restaurant_id, id) not valid;
