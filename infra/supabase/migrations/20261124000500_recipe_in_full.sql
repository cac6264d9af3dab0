-- A recipe as somebody cooks it: everything that was written down, in one read as the person. A foreign recipe and an
-- absent one are answered alike, with null.
create function public.recipe_in_full(p_recipe uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(r) - '{id,user_id,fingerprint,search,created_at,updated_at,simplified}'::text[] || jsonb_build_object(
    'ingredients', coalesce((
      select jsonb_agg(jsonb_build_object('food', i.food, 'quantity', i.quantity, 'unit', i.unit, 'preparation', i.preparation,
        'optional', i.optional, 'note', i.note) order by i.position)
      from public.recipe_ingredients i where i.recipe_id = r.id and i.user_id = (select auth.uid())), '[]'))
  from public.recipes r where r.id = p_recipe and r.user_id = (select auth.uid())
$$;
grant execute on function public.recipe_in_full(uuid) to authenticated;
