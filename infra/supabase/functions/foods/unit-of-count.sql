-- In what a food is counted where nobody says it, in stock and on the list.

-- The unit of an amount that is told without one: the usual one of the food. Several of a food whose pieces are weighed are pieces, though it is
-- sold in packs: "4 salmon fillets" are no four packs.
create or replace function private.unit_of_count(p_food public.ingredients, p_quantity numeric) returns text
language sql stable set search_path = '' as $$
  select case when p_quantity >= 2 and (p_food).default_unit in ('pack', 'bag', 'jar')
    and exists (select from public.ingredient_portions p where p.ingredient_id = (p_food).id and p.unit = 'piece') then 'piece' else coalesce((p_food).default_unit, 'piece') end
$$;
grant execute on function private.unit_of_count(public.ingredients, numeric) to authenticated;
