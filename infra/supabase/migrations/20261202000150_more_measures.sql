-- Measures that recipes and shops of some countries use. What is larger or smaller by country is a unit for each.
insert into public.units (code, dimension, factor) values
  ('us_fl_oz', 'volume', 29.5735295625), ('us_pint', 'volume', 473.176473), ('us_quart', 'volume', 946.352946), ('us_gallon', 'volume', 3785.411784),
  ('uk_fl_oz', 'volume', 28.4130625), ('uk_pint', 'volume', 568.26125), ('uk_quart', 'volume', 1136.5225), ('uk_gallon', 'volume', 4546.09),
  ('pinch', 'volume', 0.3125), ('dash', 'volume', 0.625), ('glass', 'glass', 1), ('handful', 'handful', 1);
