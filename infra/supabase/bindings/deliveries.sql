-- A person sees where they are told and what was told there. Functions alone write; keys and codes are for the worker.

select private.unbind('public.delivery_places', 'public.delivery_wishes', 'public.deliveries', 'private.delivery_keys', 'private.delivery_ways');

grant select on public.delivery_places, public.delivery_wishes, public.deliveries to authenticated;

create policy "own places" on public.delivery_places for select to authenticated using (user_id = (select auth.uid()));
create policy "own wishes" on public.delivery_wishes for select to authenticated using (user_id = (select auth.uid()));
create policy "own deliveries" on public.deliveries for select to authenticated using (user_id = (select auth.uid()));
