-- Lines that were begun before this was kept: by their times, or by their diary where they were called back.
update order_line l set begun_at = coalesce(l.started_at, l.ready_at, l.passed_at, l.served_at, (
  select min(e.recorded_at) from kitchen_event e
   where e.restaurant_id = l.restaurant_id and e.line_id = l.id and e.kind in ('START', 'READY', 'PASS', 'SERVE')
     and not exists (select from kitchen_event u where u.restaurant_id = e.restaurant_id and u.line_id = e.line_id and u.undoes_id = e.id)))
 where l.fired_at is not null;
