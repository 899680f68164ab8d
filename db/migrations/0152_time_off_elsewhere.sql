-- When people who work here are away by agreement in another restaurant of the same owner: without the kind and the note,
-- by the wall of the restaurant that agreed.
create function app.time_off_elsewhere(p_people uuid[], p_from date, p_until date)
  returns table (user_id uuid, from_day date, to_day date, from_minute integer, to_minute integer, time_zone text, day_cutoff_minutes integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select t.user_id, t.from_day, t.to_day, t.from_minute, t.to_minute, r.time_zone, r.day_cutoff_minutes
      from public.time_off t
      join public.restaurant r on r.id = t.restaurant_id
      join public.membership m on m.restaurant_id = (select app.restaurant_id()) and m.user_id = t.user_id
     where t.user_id = any (p_people) and t.status = 'APPROVED'
       and t.from_day < p_until and t.to_day >= p_from
       and r.owner_id = (select app.owner_id()) and r.id <> (select app.restaurant_id());
  end;
revoke execute on function app.time_off_elsewhere(uuid[], date, date) from public;
grant execute on function app.time_off_elsewhere(uuid[], date, date) to maed_app;
