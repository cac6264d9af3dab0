-- A tub of margarine, yogurt or hummus is counted like a jar: how much one holds is asked once.
insert into public.units (code, dimension, factor) values ('tub', 'tub', 1);
