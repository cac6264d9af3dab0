/** A backup cannot be taken or restored; the message says in one line why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
