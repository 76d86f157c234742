/** Prints what is wrong, a line each. Where anything is, the command ends with exit code 1. */
export function report(faults: readonly string[]) {
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
