-- What a person says that a barcode stands for, in the words that the line for adding reads: "1 l milk".
create table private.barcodes (
  user_id uuid not null,
  code text not null check (code ~ '^\d{8,14}$'),
  line text not null check (line ~ '\S' and length(line) <= 120),
  told_at timestamptz not null default clock_timestamp(),
  primary key (user_id, code)
);
alter table private.barcodes enable row level security;
alter table private.barcodes force row level security;
