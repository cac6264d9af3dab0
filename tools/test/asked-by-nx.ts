/**
 * True when Nx runs this for one of its targets: Nx then has its project graph already, and may run another target
 * concurrently.
 */
export const isAskedByNx = process.env['NX_TASK_TARGET_PROJECT'] !== undefined
