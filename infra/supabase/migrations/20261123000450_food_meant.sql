-- Who takes butter does not take peanut butter: a name that only shares a word is not meant where both are known
-- to be foods of different sorts.

-- May the food of this longer name be meant by the shorter one? Plant milks stand in for milk.
create function private.may_be_meant(p_asked text, p_there text) returns boolean
language sql stable set search_path = '' as $$
  with sorts as (
    select (select category from private.food_lexicon where food_key = p_asked limit 1) as asked,
      (select category from private.food_lexicon where food_key = p_there limit 1) as there
  )
  select asked is null or there is null or private.is_in_category(there, asked) or private.is_in_category(asked, there)
    or (asked = 'dairy' and there = 'plant_milk')
  from sorts
$$;
grant execute on function private.may_be_meant(text, text) to authenticated;

-- The lots a person means by a food, as before: by id; the same food; the same ingredient; one food of which the
-- words are a part and that may be meant; a misspelling.
create or replace function private.lots_meant(p_arguments jsonb, p_location text) returns setof public.inventory_lots
language plpgsql set search_path = '' as $$
declare
  v_food text := p_arguments ->> 'food';
  v_key text := private.food_key(v_food);
  v_ingredient uuid := (private.find_ingredient(v_food)).id;
  v_keys text[];
  v_others text[];
  v_places text;
begin
  if p_arguments ->> 'item' is not null then
    return query select * from public.inventory_lots where id = (p_arguments ->> 'item')::uuid for update;
    if not found then
      perform private.refuse_call('ITEM_NOT_FOUND', 'That item is no longer in stock.');
    end if;
    return;
  end if;
  if coalesce(v_key, '') = '' then
    perform private.refuse_call('FOOD_NOT_FOUND', 'No food was named.');
  end if;
  select array_agg(distinct l.food_key) into v_keys from public.inventory_lots l
  where l.user_id = (select auth.uid()) and (l.food_key = v_key or l.ingredient_id = v_ingredient);
  if v_keys is null then
    select array_agg(distinct l.food_key) filter (where private.may_be_meant(v_key, l.food_key)), array_agg(distinct l.food_key)
    into v_keys, v_others from public.inventory_lots l
    where l.user_id = (select auth.uid()) and string_to_array(l.food_key, ' ') @> string_to_array(v_key, ' ');
    if v_keys is null and v_others is not null then
      perform private.refuse_call('FOOD_NOT_FOUND', format('No %s in stock, only %s.', v_food, array_to_string(v_others, ' and ')));
    elsif cardinality(v_keys) > 1 then
      perform private.ask_which('AMBIGUOUS_FOOD', format('Which %s do you mean: %s?', v_food, array_to_string(v_keys, ' or ')), v_keys);
    end if;
  end if;
  if v_keys is null then
    select array[l.food_key] into v_keys from public.inventory_lots l
    where l.user_id = (select auth.uid()) and private.is_misspelling(v_key, l.food_key)
    order by extensions.similarity(l.food_key, v_key) desc, l.food_key limit 1;
  end if;
  return query select * from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys) and (p_location is null or l.location = p_location)
    order by l.expires_on nulls last, l.opened_on nulls last, l.created_at, l.id for update;
  if not found then
    select string_agg(distinct private.in_place(l.location), ' and ' order by private.in_place(l.location) desc) into v_places from public.inventory_lots l
    where l.user_id = (select auth.uid()) and l.food_key = any (v_keys);
    if v_places is null then
      perform private.refuse_call('FOOD_NOT_FOUND', format('No %s in stock.', v_food));
    end if;
    perform private.refuse_call('FOOD_ELSEWHERE', format('No %s %s, only %s.', v_food, private.in_place(p_location), v_places));
  end if;
end $$;
