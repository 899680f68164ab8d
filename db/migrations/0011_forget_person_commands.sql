-- For the nightly job that forgets keys of commands: a person's own lie outside every restaurant, where only that person
-- sees them. Takes some at a time, so that no night holds locks for long; says how many, and is called again until none.
create function app.forget_person_commands(p_kept_days integer, p_count integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  forgotten integer;
begin
  delete from public.person_command_log
   where (user_id, command_id) in (
     select user_id, command_id from public.person_command_log
      where recorded_at < now() - make_interval(days => p_kept_days) limit p_count);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke execute on function app.forget_person_commands(integer, integer) from public;
grant execute on function app.forget_person_commands(integer, integer) to maed_app;

comment on table person_command_log is 'person: idempotency keys and answers of a person''s own commands, for 35 days';
