-- again with: functions/schema/agents.sql
-- A bottle and a note are their person's alone, leave a trail that undo reads, and hold what can be read again.
select private.bind_agent_table('cellar', 'cellar_bottles', p_entity_type => 'bottle', p_label => 'name',
  p_columns => '{"name": ["name", 120], "name_key": ["key", 200], "producer": ["name", 120], "producer_key": ["key", 200], "style": ["name", 60], "style_key": ["key", 120],
    "quantity": ["amount"], "place": ["name", 60], "place_key": ["key", 120], "bought_on": ["day"], "drink_from": ["day"], "drink_until": ["day"]}',
  p_place => 'cellar', p_shown => '{quantity}', p_rows_max => 5000);
select private.bind_agent_table('cellar', 'cellar_notes', p_entity_type => 'bottle_note', p_label => 'name',
  p_columns => '{"name": ["name", 120], "name_key": ["key", 200], "note": ["lines", 1000], "mark": ["share"], "tasted_on": ["day"]}',
  p_place => 'tasting notes', p_shown => '{}', p_rows_max => 5000);
