-- A session's token is kept as its SHA-256 alone: whoever reads a backup can sign in as nobody. A token is 32 random
-- characters, which nobody can guess, so that neither salt nor a slow hash would add anything.
update auth.session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

comment on column auth.session.token is 'SHA-256 of the token that the cookie carries, in hex';
comment on function app.enter_session(text, uuid) is 'takes the SHA-256 of a token, in hex: a token itself would stand in PostgreSQL''s view of what runs';
