import type { MessageReading, Understanding } from '@alfred/contracts'

/**
 * What agents and the fold are told of a message's meaning. The fields of single calls are those of agents of version
 * 1, which have no other use of them.
 */
export function understandingOf(
  reading: MessageReading,
  { hasPending }: { hasPending: boolean },
): Understanding {
  const { mentions, disambiguation, constraint_snapshot, entity_curation, pending_reply, language } = reading
  return {
    processed_message: '',
    entity_mentions: mentions.map(({ raw_text, ref, candidates }) => ({
      raw_text,
      entity_type: typeOf(ref ?? candidates[0]),
      resolved_ref: ref,
      candidates,
      confidence: 'high',
      resolution: ref === null ? 'unresolved' : 'exact',
    })),
    disambiguation,
    constraint_snapshot,
    entity_curation,
    // Without a pending item the message cannot be an answer.
    pending_reply: hasPending ? pending_reply : null,
    quick_mode: false,
    quick_mode_confidence: 'medium',
    quick_intent: null,
    quick_subdomain: reading.work[0]?.subdomain ?? null,
    quick_call: null,
    language,
  }
}

/** The type of thing that a ref stands for: `ref_lot_4` is a lot. */
function typeOf(ref: string | undefined): string {
  return ref?.replace(/^(?:gen_|ref_)/, '').replace(/_\d+$/, '') ?? 'thing'
}
