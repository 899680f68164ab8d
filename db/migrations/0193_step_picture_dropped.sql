-- Pictures that no version of a recipe names are dropped after a while; they were kept for ever.
comment on table step_picture is 'tenant: pictures of how something is made';
