-- What a person takes along of what they asked, from every restaurant: outside of one, row security shows them none of it.
create function app.own_questions()
  returns table (restaurant_id uuid, id uuid, text text, language text, answer text, no_answer text, cost integer, asked_at text,
                 saved_at text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select q.restaurant_id, q.id, q.text, q.language, q.answer::text, q.no_answer::text, q.cost, q.asked_at::text, q.saved_at::text
      from public.assistant_question q where q.user_id = app.user_id() order by q.restaurant_id, q.asked_at, q.id;
  end;

revoke execute on function app.own_questions() from public;
grant execute on function app.own_questions() to maed_app;
