/** Whether Nx runs this for one of its targets: it then knows the rooms already, and may run another one beside it. */
export const isAskedByNx = process.env['NX_TASK_TARGET_PROJECT'] !== undefined
