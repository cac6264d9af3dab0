-- A mug is counted like a glass: no two hold the same.
insert into public.units (code, dimension, factor) values ('mug', 'mug', 1);
