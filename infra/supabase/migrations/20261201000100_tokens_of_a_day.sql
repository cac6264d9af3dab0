-- What the models took for a person today.

-- One row a person, begun anew with the first turn of a day (UTC): older days are in the usage of the turns.
create table private.tokens_of_a_day (
  user_id uuid primary key,
  day date not null,
  tokens bigint not null
);
alter table private.tokens_of_a_day enable row level security;
alter table private.tokens_of_a_day force row level security;
