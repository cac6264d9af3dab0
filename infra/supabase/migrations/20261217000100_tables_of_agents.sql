-- The tables that agents bring with them: what the house has to know of each, told by private.bind_agent_table.
create table private.agent_tables (
  table_name text primary key,
  domain text not null check (domain ~ '^[a-z][a-z0-9]*$'),
  entity_type text not null,
  label_column text not null,
  -- Where a person finds its rows, and what is shown of one that was changed; the order is that in which rows may point at rows.
  place text,
  shown_columns text[] not null,
  position int not null unique,
  rows_max int not null check (rows_max between 1 and 200000),
  -- The rule and the greatest length of each column that can be filled from outside.
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  constraint named_after_its_agent check (starts_with(table_name, domain || '_'))
);
alter table private.agent_tables enable row level security;
