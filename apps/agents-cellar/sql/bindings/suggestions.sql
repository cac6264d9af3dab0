-- again with: functions/suggestions/of-agents.sql
-- In what words the cellar suggests something. They tell of an end, and ask nobody to drink.
select private.bind_agent_phrases('cellar', '{
  "WINDOW_CLOSES": {
    "en": {"reason": "{count} × {name}: to be opened until {day}, as you said.", "action": "See what else is to be opened soon?"},
    "de": {"reason": "{count} × {name}: zu öffnen bis {day}, wie du gesagt hast.", "action": "Zeigen, was noch bald geöffnet werden sollte?"},
    "fr": {"reason": "{count} × {name} : à ouvrir avant la fin, {day}, comme tu l''as dit.", "action": "Voir ce qui est aussi à ouvrir bientôt ?"},
    "es": {"reason": "{count} × {name}: para abrir hasta {day}, como dijiste.", "action": "¿Ver qué más hay que abrir pronto?"}
  },
  "WINDOW_CLOSES_ABOUT": {
    "en": {"reason": "{count} × {name}: at its best until about {day}, by an estimate.", "action": "See what else is to be opened soon?"},
    "de": {"reason": "{count} × {name}: am besten bis etwa {day}, geschätzt.", "action": "Zeigen, was noch bald geöffnet werden sollte?"},
    "fr": {"reason": "{count} × {name} : au mieux jusque vers {day}, estimé.", "action": "Voir ce qui est aussi à ouvrir bientôt ?"},
    "es": {"reason": "{count} × {name}: en su mejor momento hasta {day}, aproximadamente.", "action": "¿Ver qué más hay que abrir pronto?"}
  }
}');
