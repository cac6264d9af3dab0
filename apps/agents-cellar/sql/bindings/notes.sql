-- again with: functions/schema/agents.sql
-- A note is its person's alone, leaves a trail that undo reads, and is one line.
select private.bind_agent_table('cellar', 'cellar_notes', p_entity_type => 'cellar_note', p_label => 'text',
  p_columns => '{"text": ["name", 300], "text_key": ["key", 300]}', p_place => 'cellar notes', p_rows_max => 2000);
