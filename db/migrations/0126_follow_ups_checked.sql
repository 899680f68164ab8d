-- No task of before came from a check.
alter table task validate constraint task_of_action;
