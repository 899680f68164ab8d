-- The name, the picture and the colour under which a restaurant shows itself instead of Maed's, where its plan lets it.
create table restaurant_brand (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  name text check (length(name) between 1 and 40),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  -- For screens, which may shine through; and for paper, on white.
  logo bytea check (length(logo) <= 61440),
  logo_media_type text check (logo_media_type in ('image/webp', 'image/jpeg')),
  logo_fingerprint text,
  logo_on_paper bytea check (length(logo_on_paper) <= 61440),
  updated_at timestamptz not null default now(),
  check (num_nulls(logo, logo_media_type, logo_fingerprint, logo_on_paper) in (0, 4))
);
comment on table restaurant_brand is 'tenant: the name, picture and colour under which a restaurant shows itself';

-- Whoever lists their restaurants learns which have one to be asked for.
alter table restaurant add column brand_changed_at timestamptz;

-- Whether there is a restaurant whose logo strangers may ask for; what else it is, is not said.
create function app.has_brand(p_restaurant uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.restaurant_brand b where b.restaurant_id = p_restaurant and b.logo is not null);
  end;
revoke execute on function app.has_brand(uuid) from public;
grant execute on function app.has_brand(uuid) to maed_app;
