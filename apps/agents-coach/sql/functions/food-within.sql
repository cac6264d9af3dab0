-- Finds a food within the words that were said for it.

-- The names within what was said of a food, the longest first, without what changes no food: where it is from, whose it is, which flavour
-- the crisps have, the bread of a sandwich, and what it was eaten with that is told elsewhere. Whatever else stands with a food may make
-- another one of it: oat milk is no milk, and a vegan sausage no sausage.
create or replace function private.names_within(p_food text) returns text[]
language sql immutable set search_path = '' as $$
  with said as (select lower(btrim(regexp_replace(left(p_food, 120), '[\s,]+', ' ', 'g'))) as name),
  without_tail as (
    select name, regexp_replace(regexp_replace(regexp_replace(name,
      ' (?:from|off) \S.*$', ''),
      ' (?:with (?:the|my|our|that) \S.*|in (?:spring water|brine|water|(?:natural|its own|own) juice))$', ''),
      '(\m(?:sandwich|sandwiches|sarnie|toastie|toasties|panini|blt|sub|butty|bap)) on \S.*$', '\1') as bare
    from said),
  without_maker as (
    select name, bare, regexp_replace(bare, '^(?:(?:greggs|pret|costa|starbucks|nero|caffe nero|tesco|sainsbury''?s|asda|morrisons|aldi|lidl|waitrose|m&s|marks and spencer|co-?op|boots|wetherspoons?|'
      'spoons|nando''?s|mcdonald''?s|maccies|burger king|kfc|domino''?s|pizza hut|leon|itsu|ginsters|warburtons|hovis|kingsmill|heinz|walkers|mccain|birds eye|cadbury''?s?|trader joe''?s|whole foods|kroger|walmart|'
      'costco|safeway|publix|dunkin''? ?(?:donuts)?|tim hortons|panera|five guys|home ?-?made|left ?-?over|shop ?-?bought|store ?-?bought|take ?-?away|take ?-?out|own ?-?brand|posh|nice|lovely|cheeky|fancy|proper|decent|usual|massive|tasty)(?:''s)? )+', '') as plain
    from without_tail),
  without_flavour as (
    select name, bare, plain, regexp_replace(plain, '^(?:(?:salt and vinegar|salt & vinegar|cheese and onion|cheese & onion|ready salted|sea salt|lightly salted|prawn cocktail|smoky bacon|roast chicken|sweet chilli|barbecue|bbq|paprika) )(?:flavou?red |flavou?r )?(?=(?:potato )?(?:crisps?|chips?)$)', '') as unflavoured
    from without_maker)
  select array(select x.one from without_flavour, unnest(array[bare, plain, unflavoured]) with ordinality as x (one, n)
    where x.one <> name and x.one <> '' group by x.one order by min(x.n))
$$;
grant execute on function private.names_within(text) to authenticated;

-- What is named within the words for a food of which nobody has figures: a ham sandwich of "ham sandwich on granary". The proposal tells
-- whose figures were taken. The words themselves where nothing within them is known.
create or replace function private.food_within(p_food text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_name text;
begin
  if (private.food_with_figures(private.food_eaten(p_food))).id is not null or (select m.options from private.reference_meant(p_food) m) is not null then
    return p_food;
  end if;
  foreach v_name in array private.names_within(p_food) loop
    v_name := private.food_eaten(v_name);
    if (private.food_with_figures(v_name)).id is not null then
      return v_name;
    end if;
  end loop;
  return p_food;
end $$;
grant execute on function private.food_within(text) to authenticated;
