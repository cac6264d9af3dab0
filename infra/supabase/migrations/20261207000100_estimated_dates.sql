-- How long a lot keeps where nobody told a date. The estimate stands beside the date that was told, so that it never takes its place, and
-- changes with the place and the opening of the lot.
alter table public.inventory_lots
  add column estimated_expires_on date,
  -- Thawed food keeps from that day on, whatever the pack said of it when it was fresh.
  add column thawed_on date;
-- The day that counts. A told date is of the closed pack that was not frozen: opened, a food keeps no longer than the estimate of that, and
-- frozen or thawed as long as that.
alter table public.inventory_lots add column due_on date generated always as (
  case when location = 'freezer' or thawed_on is not null then coalesce(estimated_expires_on, expires_on)
    else least(expires_on, estimated_expires_on) end) stored;
create index inventory_lots_by_due_day on public.inventory_lots (due_on) where due_on is not null;
create index inventory_lots_in_order_of_due on public.inventory_lots (user_id, due_on, food_key, id);
drop index public.inventory_lots_by_expiry;
