-- What barcodes stand for in a person's kitchen. There is no catalogue of all goods that everybody may use: who scans something new says once what it is.

-- What a code was said to stand for: {line}, null where nobody has said so yet.
create or replace function public.line_of_barcode(code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('line', (select b.line from private.barcodes b where b.user_id = (select auth.uid()) and b.code = line_of_barcode.code))
$$;
grant execute on function public.line_of_barcode(text) to authenticated;

-- Keeps what a code stands for, in the place of what was said before; without a line it is forgotten.
create or replace function public.keep_barcode(code text, line text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_line text := nullif(left(btrim(regexp_replace(keep_barcode.line, '\s+', ' ', 'g')), 121), '');
begin
  if auth.uid() is null or private.claim('turn') is not null then
    perform private.refuse(403, 'FORBIDDEN', 'A person says what a code stands for.');
  elsif keep_barcode.code is null or keep_barcode.code !~ '^\d{8,14}$' then
    perform private.refuse(422, 'INVALID_REQUEST', 'A barcode has 8 to 14 digits.');
  elsif length(v_line) > 120 then
    perform private.refuse(422, 'INVALID_REQUEST', 'Say in at most 120 letters what it is.');
  end if;
  if v_line is null then
    delete from private.barcodes b where b.user_id = auth.uid() and b.code = keep_barcode.code;
    return '{"line": null}';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 2));
  if (select count(*) from private.barcodes b where b.user_id = auth.uid() and b.code <> keep_barcode.code) >= 5000 then
    perform private.refuse(422, 'INVALID_REQUEST', 'At most 5,000 barcodes are kept.');
  end if;
  insert into private.barcodes as b (user_id, code, line) values (auth.uid(), keep_barcode.code, v_line)
  on conflict on constraint barcodes_pkey do update set line = excluded.line, told_at = clock_timestamp();
  return jsonb_build_object('line', v_line);
end $$;
grant execute on function public.keep_barcode(text, text) to authenticated;
