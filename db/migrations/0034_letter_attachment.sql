-- A letter may carry one file, and an order remembers how each of its revisions reached the supplier.
alter table mail.letter
  add column attachment_name text,
  -- Forgotten together with the facts.
  add column attachment bytea;

-- What was sent so far reached its supplier by hand: no letter went out.
alter table purchase_order_revision add column sent_via text not null default 'BY_HAND' check (sent_via in ('EMAIL', 'BY_HAND'));
